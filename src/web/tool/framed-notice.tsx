import type { SharedMessages } from '#ui/messages.ts';

interface FramedNoticeProps {
  /** The address of the page. */
  readonly href: string;
  readonly shell: SharedMessages['shell'];
}

/** Shown instead of a page for secrets inside a frame. */
export const FramedNotice = ({ href, shell }: FramedNoticeProps) => (
  <p role="alert">
    {shell.framed}{' '}
    <a href={href} target="_top">
      {shell.openAlone}
    </a>
  </p>
);
