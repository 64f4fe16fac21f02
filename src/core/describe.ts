/** Turns what went wrong, or was lost, into a sentence for the reader: the tool's own words first, then the shared ones. */
import type { Issue } from '#core/fields.ts';
import type { LocatedPlace } from '#core/place.ts';
import type { Failure, Notice } from './execute.ts';
import { formatMessage, type Message, type Strings } from './messages.ts';

type Messages = Readonly<Record<string, Message>>;

/** The words that all tools share: the section `core` of `src/messages`. */
export interface CoreWords {
  readonly errors: Messages;
  readonly notices: Messages;
  readonly issues: Messages;
}

/** What is needed to speak to a reader about one tool. */
export interface Vocabulary {
  readonly locale: string;
  readonly core: CoreWords;
  /** Absent where the trouble is not with one tool. */
  readonly strings?: Pick<Strings, 'errors' | 'notices' | 'issues' | 'options'>;
}

/** A `ToolError` as a sentence. `{line}`, `{column}` and `{character}` are those of its place. */
export const describeFailure = ({ code, params, at }: Failure, { locale, core, strings }: Vocabulary): string =>
  formatMessage(strings?.errors?.[code] ?? core.errors[code] ?? code, { ...params, ...counts(at) }, locale);

/** A notice as a sentence; see `describeFailure`. */
export const describeNotice = ({ code, params, at }: Notice, { locale, core, strings }: Vocabulary): string =>
  formatMessage(strings?.notices?.[code] ?? core.notices[code] ?? code, { ...params, ...counts(at) }, locale);

/** A wrong option as a sentence that names the option by its label and says what would be right. */
export function describeIssue(issue: Issue, { locale, core, strings }: Vocabulary): string {
  const { field, limit = '', min, max } = issue;
  const own = issue.code === 'unknown' ? undefined : strings?.issues?.[field];
  return formatMessage(
    own ?? core.issues[issueKey(issue)] ?? issue.code,
    {
      field,
      label: strings?.options?.[field] ?? field,
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

/** Which of the shared messages fits an issue best. */
function issueKey({ code, limit, min, max }: Issue): string {
  if (code === 'unknown') return limit === '' ? 'unknown-none' : code;
  if (limit !== 'int' && limit !== 'number') return code === 'type' ? String(limit) : code;
  return `${limit}${min === undefined ? '' : '-from'}${max === undefined ? '' : '-to'}`;
}
