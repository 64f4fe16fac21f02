import { fileKind } from '#core/kinds/file-kinds.ts';
import { examplesOf } from '#page/examples/examples.ts';
import { resultParts } from '#page/results/result-parts.ts';
import { emptyInput, isEmptyInput, useTool } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useMessages } from '#ui/messages.ts';
import { Menu, type MenuItem } from '#ui/overlay/menu.tsx';

export interface PageMenuProps {
  readonly session: ToolSession;
  readonly view: RunView;
}

/** Rarely used actions of a tool's page, under its whole description. */
export function PageMenu({ session, view: { success } }: PageMenuProps) {
  const { messages } = useTool();
  const { t } = useMessages();
  const download = useDownload();
  const { single } = resultParts(session.operation, success?.value);
  const reset: MenuItem = {
    label: t('resetOptions'),
    icon: 'restore',
    isDisabled: session.changedOptions.length === 0,
    onPick: session.resetOptions,
  };
  const clear: MenuItem = {
    label: t('clearInput'),
    icon: 'x',
    isDisabled: isEmptyInput(session.input),
    onPick: () => session.setInput(emptyInput, 'replace'),
  };
  const save: MenuItem = {
    label: t('downloadResult'),
    icon: 'download',
    isDisabled: success === undefined,
    onPick: () => void (single && download(single.value, fileKind(single.kind))),
  };
  const examples = examplesOf(session.tool, session.name).map(
    (example): MenuItem => ({
      label: t('exampleNamed', { name: example.name }),
      icon: 'bulb',
      onPick: () => session.loadExample(session.name, example),
    }),
  );
  return (
    <Menu
      label={t('pageMenu')}
      note={messages.description}
      items={[reset, ...(session.operation.input === undefined ? [] : [clear]), ...(single ? [save] : []), ...examples]}
    />
  );
}
