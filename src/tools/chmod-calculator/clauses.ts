import { ToolError } from '#core/tool.ts';
import { everyBit, executeBits, readBits, setgid, setuid, sticky, writeBits } from './mode.ts';

/** What the outcome of clauses depends on beside the mode. */
export interface Circumstances {
  /** Takes its bits away from clauses that name no one. */
  readonly umask: number;
  /** Directories keep setuid and setgid unless a clause names them, and `X` counts for them. */
  readonly isDirectory: boolean;
}

/** One action of a clause, such as `+x`. */
interface Action {
  readonly operator: string;
  /** The bits of those named; 0 where no one is. */
  readonly affected: number;
  readonly value: number;
  /** The bits that the text names, those of a directory's setuid and setgid among them only where they are written. */
  readonly mentioned: number;
  readonly kind: 'bits' | 'copy' | 'executeIfAny';
}

const affectedBy: Readonly<Record<string, number>> = {
  u: setuid | 0o700,
  g: setgid | 0o070,
  o: sticky | 0o007,
  a: everyBit,
};
const copied: Readonly<Record<string, number>> = { u: 0o700, g: 0o070, o: 0o007 };
const permitted: Readonly<Record<string, number>> = {
  r: readBits,
  w: writeBits,
  x: executeBits,
  s: setuid | setgid,
  t: sticky,
};

/**
 * A mode changed by clauses such as `u=rwx,g+w,o-x,a+X`, as GNU chmod does it.
 * @throws ToolError `clause` {n, clause} at the first clause that is none
 */
export const applyClauses = (mode: number, text: string, circumstances: Circumstances): number =>
  readClauses(text).reduce((changed, action) => act(changed, action, circumstances), mode);

function act(
  mode: number,
  { operator, affected, value, mentioned, kind }: Action,
  circumstances: Circumstances,
): number {
  const { umask, isDirectory } = circumstances;
  const kept = isDirectory ? (setuid | setgid) & ~mentioned : 0;
  const wanted = kind === 'copy' ? spread(mode & value) : value;
  const withExecute =
    kind === 'executeIfAny' && (isDirectory || (mode & executeBits) !== 0) ? wanted | executeBits : wanted;
  const bits = withExecute & (affected === 0 ? ~umask : affected) & ~kept;
  if (operator === '+') return mode | bits;
  if (operator === '-') return mode & ~bits;
  return (mode & ((affected === 0 ? 0 : ~affected) | kept)) | bits;
}

/** The permissions of one class, given to all. */
const spread = (bits: number): number =>
  (bits & readBits ? readBits : 0) | (bits & writeBits ? writeBits : 0) | (bits & executeBits ? executeBits : 0);

function readClauses(text: string): readonly Action[] {
  let offset = 0;
  return text.split(',').flatMap((part, index) => {
    const clause = part.trim();
    const start = offset + part.length - part.trimStart().length;
    const actions = readClause(clause);
    if (!actions) throw new ToolError('clause', { n: index + 1, clause }, { offset: start, length: clause.length });
    offset += part.length + 1;
    return actions;
  });
}

/** Nothing, where the text is not one clause. */
function readClause(clause: string): readonly Action[] | undefined {
  const who = /^[ugoa]*/.exec(clause)?.[0] ?? '';
  const affected = [...who].reduce((bits, letter) => bits | (affectedBy[letter] ?? 0), 0);
  const action = /([-+=])(?:([ugo])(?![rwxXstugo])|([0-7]{1,5})$|([rwxXst]*))/y;
  const actions: Action[] = [];
  action.lastIndex = who.length;
  for (let end = who.length; end < clause.length; end = action.lastIndex) {
    const found = action.exec(clause);
    if (!found) return undefined;
    const [, operator = '', source, digits, letters = ''] = found;
    if (digits !== undefined) {
      const value = Number.parseInt(digits, 8);
      if (affected !== 0 || value > everyBit) return undefined;
      actions.push({ operator, affected: everyBit, value, mentioned: everyBit, kind: 'bits' });
      continue;
    }
    const value = source ? (copied[source] ?? 0) : bitsOf(letters);
    const kind = source ? 'copy' : letters.includes('X') ? 'executeIfAny' : 'bits';
    actions.push({ operator, affected, value, mentioned: affected === 0 ? value : affected & value, kind });
  }
  return actions.length > 0 ? actions : undefined;
}

const bitsOf = (letters: string): number => [...letters].reduce((bits, letter) => bits | (permitted[letter] ?? 0), 0);

/**
 * An octal mode given to a file, as GNU chmod does it: a directory keeps setuid and setgid unless the digits set them or
 * are five.
 */
export const applyOctal = (mode: number, value: number, digits: number, isDirectory: boolean): number =>
  isDirectory && digits < 5 ? value | (mode & (setuid | setgid)) : value;
