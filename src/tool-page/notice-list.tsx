import type { Notice } from '#core/execution/execute.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { Notices } from '#ui/display/notices.tsx';
import { useMessages } from '#ui/messages.ts';
import { Offers } from './offers.tsx';
import { type Input, useTool } from './services.ts';
import { withToolLinks } from './tool-link.tsx';

export interface NoticeListProps {
  readonly notices: readonly Notice[];
  /** Is passed along to the tools that are mentioned. */
  readonly input?: Input;
  readonly isInPane?: boolean;
  /** They are about an earlier input. */
  readonly isOld?: boolean | undefined;
}

/** What a run reported, one notice a line: what is wrong, then what could be added. */
export function NoticeList({ notices, input, isInPane = false, isOld }: NoticeListProps) {
  const { linkedNotice } = useRunMessages();
  const { messages } = useTool();
  const { t } = useMessages();
  /** Says of a notice about the text of an option which option that is. */
  const tell = (notice: Notice) => {
    const field = notice.at?.field;
    if (field === undefined || notice.isHint) return linkedNotice(notice);
    return t('fact', { label: messages.options?.[field] ?? field, value: linkedNotice(notice) });
  };
  const draw = (notice: Notice) => (
    <>
      {withToolLinks(tell(notice), input)} <Offers of={notice} />
    </>
  );
  return (
    <>
      <Notices
        isOfResult
        isInPane={isInPane}
        isOld={isOld}
        messages={notices.filter(({ isHint }) => !isHint).map(draw)}
      />
      {notices
        .filter(({ isHint }) => isHint)
        .map((notice) => (
          <ViewNote key={notice.code} isHidden={isOld}>
            {draw(notice)}
          </ViewNote>
        ))}
    </>
  );
}
