import { root } from '../command.ts';
import { baseCommit, git } from './history.ts';

const maxLength = 72;
const conventional = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w./-]+\))?!?: (\S.*)$/;

/** Words that cannot be a verb in the imperative, by their form. Some verbs only look like them. */
const notImperative =
  /^(?:an?|the|what|where|when|why|who|how|no|one|of|it|its|all|each|every|some|many|more|new|so|as|in|on|for|with|[a-z]+(?:ed|ing|[^s]s))$/;
const verbs = /^(?:alias|bring|embed|exceed|feed|focus|need|ping|proceed|seed|speed|string)$/;

/**
 * What is wrong with the subject of a commit; empty if nothing is.
 * @example subjectProblems('docs: Fixed typos.') // ['ends with a period', 'does not begin with a verb in the imperative']
 */
export function subjectProblems(subject: string): readonly string[] {
  const [, description] = conventional.exec(subject) ?? [];
  const [first = ''] = /^[^\s,;:]+/.exec(description ?? '') ?? [];
  const isImperative = /^[a-z]/.test(first) && (verbs.test(first) || !notImperative.test(first));
  return [
    subject.length > maxLength ? `has ${subject.length} characters, more than ${maxLength}` : '',
    subject.endsWith('.') ? 'ends with a period' : '',
    subject.includes('; ') ? 'names several changes' : '',
    description === undefined
      ? 'is not conventional: type(scope): description'
      : isImperative
        ? ''
        : 'does not begin with a verb in the imperative',
  ].filter((problem) => problem !== '');
}

/** A commit, by its short id. */
export interface Commit {
  readonly id: string;
  readonly subject: string;
}

/** The last commit of the main branch before its own subjects were checked: neither it nor an earlier one is. */
const lastUnchecked = '2318ee86bbeadbe6d0f5cf01058e8dcc4b889d47';

/**
 * The commits since the main branch, on that branch itself its last ones, without merges; undefined if the history does not
 * contain that branch, as in a shallow clone.
 */
export function newCommits(folder = root, main = 'main', unchecked = lastUnchecked): readonly Commit[] | undefined {
  const base = baseCommit(folder, main);
  if (base === undefined) return undefined;
  const isThere = git(folder, 'cat-file', '-e', `${unchecked}^{commit}`) !== undefined;
  const older = `^${isThere ? unchecked : base}`;
  return git(folder, 'log', '--no-merges', '--format=%h %s', `${base}..HEAD`, older)
    ?.split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ id: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }));
}
