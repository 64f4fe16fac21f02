import type { Notice } from '#core/execute.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { Notices } from '#ui/display/notices.tsx';
import type { Input } from './services.ts';
import { withToolLinks } from './tool-link.tsx';

export interface NoticeListProps {
  readonly notices: readonly Notice[];
  /** Is passed along to the tools that are mentioned. */
  readonly input?: Input;
  readonly isInPane?: boolean;
}

/** What a run reported, one notice a line. */
export function NoticeList({ notices, input, isInPane = false }: NoticeListProps) {
  const { linkedNotice } = useRunMessages();
  return <Notices isInPane={isInPane} messages={notices.map((notice) => withToolLinks(linkedNotice(notice), input))} />;
}
