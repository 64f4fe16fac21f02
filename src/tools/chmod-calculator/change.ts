import { applyClauses } from './clauses.ts';
import { classes, lettersOf, setgid, setuid, sticky } from './mode.ts';

/** The ways to address owner, group and others, apart or together. */
const groupings: readonly (readonly string[])[] = [['u', 'g', 'o'], ['u', 'go'], ['ug', 'o'], ['uo', 'g'], ['ugo']];

/**
 * The shortest clauses that turn one mode into another, such as `a+x`; empty where there is nothing to change. Found by
 * trying: adding, removing or setting for each group of classes, then the special bits.
 */
export function shortestChange(from: number, to: number, isDirectory: boolean): string {
  if (from === to) return '';
  const endings = combine([setIdClauses(from, to), ['', to & sticky ? '+t' : '-t']]);
  const candidates = groupings
    .flatMap((groups) => combine(groups.map((group) => clausesFor(group, from, to))))
    .flatMap((clauses) => endings.map((ending) => [...clauses, ...ending].filter(Boolean).join(',')))
    .filter(Boolean)
    .sort((a, b) => a.length - b.length);
  return (
    candidates.find((clauses) => applyClauses(from, clauses, { umask: 0, isDirectory }) === to) ??
    spellOut(to, isDirectory)
  );
}

/** The clauses that may do for classes addressed together, with their setuid and setgid or without; empty for none. */
function clausesFor(group: string, from: number, to: number): readonly string[] {
  const members = classes.filter(({ who }) => group.includes(who));
  const who = group === 'ugo' ? 'a' : group;
  const together = (mode: number) => members.reduce((bits, { shift }) => bits | ((mode >> shift) & 7), 0);
  const id = (mode: number) => (members.some(({ letter, special }) => letter === 's' && mode & special) ? 's' : '');
  const write = (operator: string, letters: string) => (letters === '' ? '' : operator + letters);
  const missing = lettersOf(together(to & ~from));
  const surplus = lettersOf(together(from & ~to));
  const wanted = lettersOf(together(to));
  const changes = [
    write('+', missing) + write('-', surplus),
    write('+', missing + id(to & ~from)) + write('-', surplus + id(from & ~to)),
  ];
  const options = [...changes.map((change) => write(who, change)), `${who}=${wanted}`, `${who}=${wanted}${id(to)}`];
  return [...new Set(options)];
}

/** Clauses of their own for setuid and setgid: none, those that differ, or both as they shall be. */
function setIdClauses(from: number, to: number): readonly string[] {
  const name = (bits: number) => (bits & setuid ? 'u' : '') + (bits & setgid ? 'g' : '');
  const write = (added: string, removed: string) =>
    [added && `${added}+s`, removed && `${removed}-s`].filter(Boolean).join(',');
  return [...new Set(['', write(name(to & ~from), name(from & ~to)), write(name(to), name(~to))])];
}

/** Every choice of one from each. */
const combine = (choices: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  choices.reduce<readonly (readonly string[])[]>(
    (rows, options) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  );

/**
 * A whole mode as clauses: `u=rwx,g=rx,o=rx`. The sticky bit has a clause of its own, because BSD heeds no `t` for
 * others alone; where `clearsIds`, so have setuid and setgid, which a directory keeps unless they are named.
 */
export function spellOut(mode: number, clearsIds: boolean): string {
  const set = classes.map(({ who, shift, special, letter }) => {
    const id = letter === 's' && mode & special ? 's' : '';
    return `${who}=${lettersOf((mode >> shift) & 7)}${id}`;
  });
  const cleared = (mode & setuid ? '' : 'u') + (mode & setgid ? '' : 'g');
  return [...set, ...(clearsIds && cleared ? [`${cleared}-s`] : []), ...(mode & sticky ? ['+t'] : [])].join(',');
}
