import { describeFailure, describeIssue, describeNotice } from '#core/describe.ts';
import type { Failure, Notice } from '#core/execution/execute.ts';
import type { Issue } from '#core/fields.ts';
import { useVocabulary } from './use-vocabulary.ts';

/** The failures of the page's tool, in the user's language. For lazy parts. */
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
