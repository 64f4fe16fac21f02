/** What went wrong or was lost, as it is told: a sentence for people, and where it is for programs. */
import { describeFailure, describeIssue, describeNotice, type Vocabulary } from '#core/describe.ts';
import type { Failure, Notice } from '#core/execute.ts';
import type { Issue } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import type { ToolMessages } from '#core/messages.ts';
import type { LocatedPlace } from '#core/place.ts';
import shared from '#messages/en.json' with { type: 'json' };
import { toFlag } from './arguments.ts';

export interface Diagnostic {
  readonly code: string;
  readonly message: string;
  /** Counted from 1, in the input or in the option that is named. */
  readonly line?: number;
  readonly column?: number;
  readonly option?: string;
}

/** The English messages, of one tool where it is known which. */
export const vocabularyOf = (messages?: ToolMessages): Vocabulary => ({
  locale: 'en',
  core: shared.core,
  ...(messages ? { messages } : {}),
});

export const diagnoseFailure = (failure: Failure, vocabulary: Vocabulary): Diagnostic => ({
  code: failure.code,
  message: describeFailure(failure, vocabulary),
  ...where(failure.at),
});

export const diagnoseNotice = (notice: Notice, vocabulary: Vocabulary): Diagnostic => ({
  code: notice.code,
  message: describeNotice(notice, vocabulary),
  ...where(notice.at),
});

/** Wrong options: each named as it is written. */
export const diagnoseIssues = (issues: readonly Issue[], vocabulary: Vocabulary): Diagnostic => ({
  code: 'wrong-option',
  message: issues.map((issue) => `${toFlag(issue.field)}: ${describeIssue(inKebab(issue), vocabulary)}`).join('\n'),
});

/** Where an option is not known, it and those that are known are named. */
const inKebab = (issue: Issue): Issue =>
  issue.code === 'unknown' ? { ...issue, field: toKebab(issue.field), limit: toKebab(String(issue.limit)) } : issue;

const where = (at: LocatedPlace | undefined) =>
  at ? { line: at.line, column: at.column, ...(at.field === undefined ? {} : { option: toKebab(at.field) }) } : {};
