/** Formats failures, notices and issues for people: the tool's own messages take precedence over the shared ones. */
import type { Issue } from '#core/fields.ts';
import type { LocatedPlace } from '#core/place.ts';
import type { Failure, Notice } from './execution/execute.ts';
import { formatMessage, type Message, type Params, type ToolMessages } from './messages.ts';

type Messages = Readonly<Record<string, Message>>;

/** The messages that all tools share: the section `core` of `src/messages`. */
export interface CoreMessages {
  readonly errors: Messages;
  readonly notices: Messages;
  readonly issues: Messages;
}

/** What is needed to format messages about one tool. */
export interface Vocabulary {
  readonly locale: string;
  readonly core: CoreMessages;
  /** Absent where the problem is not with one tool. */
  readonly messages?: Pick<ToolMessages, 'errors' | 'notices' | 'issues' | 'options' | 'values'>;
  /**
   * Whether `{tool:id/operation}` in a notice is kept, for the host to turn into a link; otherwise the id replaces it.
   */
  readonly keepsToolLinks?: boolean;
  /** The text is a single line: its number, in parentheses, says nothing. */
  readonly isLine?: boolean;
}

/** A mention of another tool in a message, with the operation where it is not the first one. */
export const toolMention = /\{tool:([a-z0-9-]+)(?:\/(\w+))?\}/g;

/** The message of a failure or notice, and the sentence that it makes; `{line}`, `{column}` and `{character}` are its place. */
function formatProblem(
  section: 'errors' | 'notices',
  { code, params, at }: Failure | Notice,
  { locale, core, messages, isLine = false }: Vocabulary,
): readonly [Message, string] {
  const declared = messages?.[section]?.[code] ?? core[section][code] ?? code;
  const message = isLine && typeof declared === 'string' ? declared.replace(/ \([^(){}]*\{line\}\)/, '') : declared;
  return [message, formatMessage(message, { ...params, ...counts(at) }, locale, messages?.values)];
}

/**
 * A `ToolError` as a sentence. Of several lines, a message that says neither the line nor the character has the line
 * before it.
 * @param isNamed with the label of its option before it
 */
export function describeFailure(failure: Failure, vocabulary: Vocabulary, isNamed = false): string {
  const [message, sentence] = formatProblem('errors', failure, vocabulary);
  const { field, isInLines } = failure.at ?? {};
  const within = (code: string, params: Params) => formatProblem('errors', { ...failure, code, params }, vocabulary)[1];
  const placed = isInLines && !/\{(line|char)/.test(JSON.stringify(message)) ? within('lines', { sentence }) : sentence;
  if (!isNamed || field === undefined) return placed;
  return within('of-option', { label: vocabulary.messages?.options?.[field] ?? field, sentence: placed });
}

/** A notice as a sentence. */
export function describeNotice(notice: Notice, vocabulary: Vocabulary): string {
  const [, sentence] = formatProblem('notices', notice, vocabulary);
  return vocabulary.keepsToolLinks ? sentence : sentence.replaceAll(toolMention, '$1');
}

/** A wrong option as a sentence that names the option by its label and says which values are valid. */
export function describeIssue(issue: Issue, { locale, core, messages }: Vocabulary): string {
  const { field, limit = '', min, max } = issue;
  const own = issue.code === 'unknown' ? undefined : messages?.issues?.[field];
  return formatMessage(
    own ?? core.issues[issueKey(issue)] ?? issue.code,
    {
      field,
      label: messages?.options?.[field] ?? field,
      limit,
      ...(typeof limit === 'number' ? { n: limit } : {}),
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    },
    locale,
  );
}

const counts = (at: LocatedPlace | undefined) =>
  at ? { line: at.line, column: at.column, character: at.character } : {};

/** The key of the shared message that fits an issue best. */
function issueKey({ code, limit, min, max }: Issue): string {
  if (code === 'unknown') return limit === '' ? 'unknown-none' : code;
  if (limit !== 'int' && limit !== 'number') return code === 'type' ? String(limit) : code;
  return `${limit}${min === undefined ? '' : '-from'}${max === undefined ? '' : '-to'}`;
}
