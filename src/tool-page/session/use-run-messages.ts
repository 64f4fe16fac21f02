import { describeFailure, describeIssue, describeNotice } from '#core/describe.ts';
import type { Failure, Notice } from '#core/execute.ts';
import type { Issue } from '#core/fields.ts';
import { useVocabulary } from './use-vocabulary.ts';

/** What went wrong with the page's tool, in the reader's language. For parts that are not there when the page arrives. */
export function useRunMessages() {
  const vocabulary = useVocabulary();
  return {
    failure: (failure: Failure) => describeFailure(failure, vocabulary),
    notice: (notice: Notice) => describeNotice(notice, vocabulary),
    /** With the mentions of other tools, to be made links. */
    linkedNotice: (notice: Notice) => describeNotice(notice, { ...vocabulary, keepsToolLinks: true }),
    issue: (issue: Issue) => describeIssue(issue, vocabulary),
  };
}
