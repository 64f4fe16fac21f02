/**
 * How blocks are written. In `plsql`, the blocks of Oracle and PL/pgSQL, declarations precede `BEGIN`; in `psm`,
 * those of the standard, they are statements. In `tsql` statements need no semicolons, `IF`, `ELSE` and `WHILE` take one
 * statement, and a routine ends with its batch.
 */
export type BlockLanguage = 'plsql' | 'psm' | 'tsql';

/** A block that has begun. `THEN` and `ELSE` await one statement, which may be a `BODY`; `DONE` may have an `ELSE`. */
type Level = 'BEGIN' | 'DECLARE' | 'LOOP' | 'CASE' | 'WHEN' | 'IF' | 'THEN' | 'ELSE' | 'BODY' | 'DONE';

/** The blocks that are open where a unit begins or ends, from the outermost to the innermost. */
export class OpenBlocks {
  private readonly levels: Level[] = [];
  private readonly language: BlockLanguage;

  constructor(language: BlockLanguage) {
    this.language = language;
  }

  get isEmpty(): boolean {
    return this.levels.length === 0;
  }

  /** Whether each of them is a single statement, which a semicolon ends. */
  get areStatements(): boolean {
    return this.levels.every((level) => /^(?:THEN|ELSE|DONE)$/.test(level));
  }

  private get level(): Level | undefined {
    return this.levels.at(-1);
  }

  /** The number of blocks that a unit with this first word is indented by. */
  depthOf(first: string): number {
    const count = this.levels.filter((level) => level !== 'BODY' && level !== 'DONE').length;
    return count - (this.isAside(first) ? 1 : 0);
  }

  /** Whether the unit is at the margin of the block that it is in. */
  private isAside(first: string): boolean {
    switch (first) {
      case 'ELSE':
      case 'ELSIF':
      case 'ELSEIF':
        return this.level === 'IF';
      case 'EXCEPTION':
        return this.level === 'BEGIN';
      case 'UNTIL':
        return this.level === 'LOOP';
      case 'BEGIN':
      case 'END':
        return this.level === 'THEN' || this.level === 'ELSE';
      default:
        return false;
    }
  }

  /** Ends the blocks that end before a unit with this first word. */
  leave(first: string): void {
    const { language } = this;
    const pop = (level: Level) => {
      if (this.level === level) this.levels.pop();
    };
    // An ELSE belongs to the last IF that may have one.
    if (language === 'tsql' && first === 'ELSE') pop('DONE');
    else this.completeAll();
    if (first === 'BEGIN' || (first === 'DECLARE' && language === 'plsql')) pop('DECLARE');
    if (/^(?:WHEN|ELSE|END)$/.test(first)) pop('WHEN');
    if (first === 'END') this.levels.pop();
  }

  /** Begins the block that begins after a unit, which a word or sign ends; returns whether it is part of one. */
  enter(first: string, end: string): boolean {
    const level = this.levelAfter(first, end);
    if (level) this.levels.push(level);
    else if (first !== 'ROUTINE') this.complete();
    return level !== undefined || end === 'AS';
  }

  private levelAfter(first: string, end: string): Level | undefined {
    const { level } = this;
    if (first === 'BEGIN') return level === 'THEN' || level === 'ELSE' ? 'BODY' : 'BEGIN';
    if (this.language === 'tsql') {
      if (first === 'IF' || (first === 'ELSE' && end === '')) return 'THEN';
      return first === 'ELSE' || first === 'WHILE' ? 'ELSE' : undefined;
    }
    if (first === 'CASE') return 'CASE';
    if (/^(?:DECLARE|IS|AS)$/.test(end)) return 'DECLARE';
    if (/^(?:LOOP|DO|REPEAT)$/.test(end)) return 'LOOP';
    if (end === 'THEN' && first === 'IF') return 'IF';
    if (end === 'THEN' && first === 'WHEN') return 'WHEN';
    return end === 'ELSE' && level === 'CASE' ? 'WHEN' : undefined;
  }

  private completeAll(): void {
    while (this.level === 'DONE') {
      this.levels.pop();
      this.complete();
    }
  }

  /** A statement is complete, and with it those that awaited it. */
  private complete(): void {
    while (this.level === 'ELSE') this.levels.pop();
    if (this.level === 'THEN') this.levels[this.levels.length - 1] = 'DONE';
  }
}
