import { useTool } from '#page/services.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { contentOf } from '#ui/display/result-content.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './copy-bar.module.css';
import { recordToJson } from './result-json.ts';
import { resultParts } from './result-parts.ts';
import type { ResultViews } from './use-result-views.tsx';

export interface CopyBarProps {
  readonly session: ToolSession;
  readonly view: RunView;
  /** Of several values, the first is copied alone. */
  readonly hasMainValue?: boolean | undefined;
  /** A short text to copy instead of the result; the bar is hidden while it is empty. */
  readonly instead?: string | undefined;
  readonly views?: ResultViews | undefined;
}

/** A bar at the bottom of a small screen, within reach of the thumb, that copies the result. */
export function CopyBar({ session, view: { success, isStale }, hasMainValue = false, instead, views }: CopyBarProps) {
  const { t } = useMessages();
  const { messages } = useTool();
  const { single, kinds, values } = resultParts(session.operation, success?.value, views?.instead);
  const [main] = hasMainValue ? Object.keys(kinds) : [];
  const nameOfAll = main === undefined ? t('copyAll') : t('copyWhat', { what: messages.outputs?.[main] ?? main });
  const nameOfResult = isStale ? t('copyOld') : single ? t('copyResult') : nameOfAll;
  if (instead === '' || (single && single.value === undefined)) return null;
  return (
    <div className={classes.bar}>
      <CopyButton
        wide
        tone="primary"
        variant="basic"
        label={instead ? t('copyWhat', { what: instead }) : nameOfResult}
        content={() => {
          if (instead) return instead;
          if (single) return contentOf(single.value);
          return main === undefined ? recordToJson(values) : contentOf(values[main]);
        }}
      />
    </div>
  );
}
