import { Button, type ButtonProps, IconButton } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './copy-button.module.css';
import { type CopiedContent, useCopying } from './use-copying.ts';

export interface CopyButtonProps {
  /** The content to copy; a function is called only on click. */
  readonly content: CopiedContent;
  /** What the content is made of: when it changes, nothing of the new one has been copied. */
  readonly source?: unknown;
  /** The name of what is copied, for the button's name: “Copy SHA-256”. */
  readonly what?: string | undefined;
  /** Shows the label beside the icon. */
  readonly wide?: boolean;
  readonly tone?: ButtonProps['tone'];
  readonly variant?: ButtonProps['variant'];
  readonly label?: string;
  /** What it says once it has copied, where that is not *Copied*. */
  readonly confirmation?: string | undefined;
  readonly disabled?: boolean;
  /** The action of the page that it is. */
  readonly action?: string | undefined;
  /** The element whose text is selected where copying is refused. */
  readonly fallback?: () => Element | null;
}

/** A button that copies, and confirms it for a moment. */
export function CopyButton(props: CopyButtonProps) {
  const {
    tone,
    content,
    source,
    what,
    wide = false,
    variant = wide ? 'basic' : 'text',
    label,
    confirmation,
    disabled = false,
    fallback,
    action,
  } = props;
  const { t } = useMessages();
  const name = label ?? (what ? t('copyWhat', { what }) : t('copy'));
  const copied = confirmation ?? t('copied');
  const [state, copyNow] = useCopying(content, fallback, source, copied);
  const shown = state === 'copied' ? copied : state === 'refused' ? t('copyRefused') : name;
  const common = {
    onClick: () => void copyNow(),
    disabled,
    ...(tone && { tone }),
    variant,
    className: classes.copy,
    'data-state': state,
    'data-action': action,
  };
  return (
    <>
      {wide ? (
        <Button {...common} icon={state === 'copied' ? 'check' : 'copy'}>
          <span data-word data-other={state === 'idle' ? copied : name}>
            {shown}
          </span>
        </Button>
      ) : (
        <IconButton {...common} icon={state === 'copied' ? 'check' : 'copy'} label={shown} />
      )}
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : shown}
      </span>
    </>
  );
}
