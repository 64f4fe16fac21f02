/** Diagnostics of failures, notices and issues: a message for people, code and place for programs. */
import { describeFailure, describeIssue, describeNotice, type Vocabulary } from '#core/describe.ts';
import type { Failure, Notice } from '#core/execution/execute.ts';
import type { Issue } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import type { LocatedPlace } from '#core/place.ts';
import type { Offer } from '#core/tool.ts';
import { toFlag } from './arguments.ts';

export interface Diagnostic {
  readonly code: string;
  readonly message: string;
  /** Counted from 1, in the input or in the option named by `option`. */
  readonly line?: number;
  readonly column?: number;
  readonly option?: string;
  /** Sets of options that would help, in kebab case, another input as `input`, another operation as `operation`. */
  readonly offers?: readonly Offer[];
}

export const diagnoseFailure = (failure: Failure, vocabulary: Vocabulary): Diagnostic => ({
  code: failure.code,
  message: describeFailure(failure, vocabulary),
  ...where(failure.at),
  ...offersOf(failure),
});

export const diagnoseNotice = (notice: Notice, vocabulary: Vocabulary): Diagnostic => ({
  code: notice.code,
  message: describeNotice(notice, vocabulary),
  ...where(notice.at),
  ...offersOf(notice),
});

const offersOf = ({ offers }: Notice): Pick<Diagnostic, 'offers'> =>
  offers
    ? {
        offers: offers.map((offer) =>
          Object.fromEntries(
            Object.entries(offer).map(([option, value]) => [
              toKebab(option),
              option === 'operation' ? toKebab(String(value)) : value,
            ]),
          ),
        ),
      }
    : {};

/** The diagnostic of wrong options, each named by its flag. */
export const diagnoseIssues = (issues: readonly Issue[], vocabulary: Vocabulary): Diagnostic => ({
  code: 'wrong-option',
  message: issues.map((issue) => `${toFlag(issue.field)}: ${describeIssue(inKebab(issue), vocabulary)}`).join('\n'),
});

/** The names in an issue about an unknown option, in kebab case. */
const inKebab = (issue: Issue): Issue =>
  issue.code === 'unknown' ? { ...issue, field: toKebab(issue.field), limit: toKebab(String(issue.limit)) } : issue;

const where = (at: LocatedPlace | undefined) =>
  at ? { line: at.line, column: at.column, ...(at.field === undefined ? {} : { option: toKebab(at.field) }) } : {};
