import { describeFailure, describeIssue, describeNotice, type Vocabulary } from '#core/describe.ts';
import type { Failure, Notice } from '#core/execute.ts';
import type { Issue } from '#core/fields.ts';
import { useTool } from '#page/services.ts';
import { useLanguage } from '#ui/messages.ts';

/** What went wrong with the page's tool, in the reader's language. */
export function useRunMessages() {
  const { messages } = useTool();
  const { locale, messages: shared } = useLanguage();
  const vocabulary: Vocabulary = { locale, core: shared.core, messages };
  return {
    failure: (failure: Failure) => describeFailure(failure, vocabulary),
    notice: (notice: Notice) => describeNotice(notice, vocabulary),
    /** With the mentions of other tools, to be made links. */
    linkedNotice: (notice: Notice) => describeNotice(notice, { ...vocabulary, keepsToolLinks: true }),
    issue: (issue: Issue) => describeIssue(issue, vocabulary),
  };
}
