import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { contentOf } from '#ui/display/result-content.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './copy-bar.module.css';
import { recordToJson } from './result-json.ts';
import { resultParts } from './result-parts.ts';

export interface CopyBarProps {
  readonly session: ToolSession;
  readonly view: RunView;
}

/** A bar at the bottom of a small screen, within reach of the thumb, that copies the result. */
export function CopyBar({ session, view: { success, isStale } }: CopyBarProps) {
  const { t } = useMessages();
  const { single, values } = resultParts(session.operation, success?.value);
  return (
    <div className={classes.bar}>
      <CopyButton
        wide
        tone="primary"
        variant="basic"
        label={isStale ? t('copyOld') : single ? t('copyResult') : t('copyAll')}
        content={() => (single ? contentOf(single.value) : recordToJson(values))}
      />
    </div>
  );
}
