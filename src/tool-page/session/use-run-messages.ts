import { useContext } from 'react';
import { describeFailure, describeIssue, describeNotice, type Vocabulary } from '#core/describe.ts';
import type { Failure, Notice } from '#core/execute.ts';
import type { Issue } from '#core/fields.ts';
import { useTool } from '#page/services.ts';
import { LanguageContext } from '#ui/messages.ts';

/** What went wrong with the page's tool, in the reader's language. */
export function useSentences() {
  const { strings } = useTool();
  const language = useContext(LanguageContext);
  if (!language) throw new Error('no language around this component');
  const vocabulary: Vocabulary = { locale: language.locale, core: language.words.core, strings };
  return {
    failure: (failure: Failure) => describeFailure(failure, vocabulary),
    notice: (notice: Notice) => describeNotice(notice, vocabulary),
    issue: (issue: Issue) => describeIssue(issue, vocabulary),
  };
}
