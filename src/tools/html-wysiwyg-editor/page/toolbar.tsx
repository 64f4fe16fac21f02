import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import type { BlockName, CommandName, RichState } from '#ui/editor/rich-text/commands.ts';
import type { RichEditor } from '#ui/editor/rich-text/rich-editor.ts';
import { RichToolbar } from '#ui/editor/rich-toolbar.tsx';
import { useIsHydrated } from '#ui/hydrated.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import { isApple, isShortcut, keysOf, type Shortcut } from '#ui/shortcut.ts';
import type messages from '../en.json';
import { ImageDialog, LanguageDialog, LinkDialog, TableDialog } from './dialogs.tsx';

type Name = keyof typeof messages.page;
interface Tool {
  readonly command: CommandName;
  readonly icon: string;
  readonly name: Name;
  readonly keys: Shortcut;
}

const inline: readonly Tool[] = [
  { command: 'strong', icon: 'bold', name: 'bold', keys: 'Mod+B' },
  { command: 'em', icon: 'italic', name: 'italic', keys: 'Mod+I' },
  { command: 'u', icon: 'underline', name: 'underline', keys: 'Mod+U' },
  { command: 's', icon: 'strikethrough', name: 'strike', keys: 'Mod+Shift+S' },
  { command: 'code', icon: 'code', name: 'code', keys: 'Mod+E' },
  { command: 'sub', icon: 'subscript', name: 'sub', keys: 'Mod+,' },
  { command: 'sup', icon: 'superscript', name: 'sup', keys: 'Mod+.' },
  { command: 'clear', icon: 'clear-formatting', name: 'clear', keys: 'Mod+\\' },
];
const blocks: readonly Tool[] = [
  { command: 'bullet', icon: 'list', name: 'bullet', keys: 'Mod+Shift+8' },
  { command: 'ordered', icon: 'list-numbers', name: 'ordered', keys: 'Mod+Shift+7' },
  { command: 'task', icon: 'list-check', name: 'task', keys: 'Mod+Shift+9' },
  { command: 'quote', icon: 'blockquote', name: 'quote', keys: 'Mod+Shift+B' },
  { command: 'rule', icon: 'separator', name: 'rule', keys: 'Mod+Alt+R' },
];
const alignments: readonly Tool[] = [
  { command: 'left', icon: 'align-left', name: 'left', keys: 'Mod+Shift+L' },
  { command: 'center', icon: 'align-center', name: 'center', keys: 'Mod+Shift+E' },
  { command: 'right', icon: 'align-right', name: 'right', keys: 'Mod+Shift+R' },
  { command: 'justify', icon: 'align-justified', name: 'justify', keys: 'Mod+Shift+J' },
];
const steps: readonly Tool[] = [
  { command: 'undo', icon: 'arrow-back-up', name: 'undo', keys: 'Mod+Z' },
  { command: 'redo', icon: 'arrow-forward-up', name: 'redo', keys: 'Mod+Shift+Z' },
];
interface Opener {
  readonly name: keyof typeof dialogs;
  readonly icon: string;
  readonly keys: Shortcut;
}

/** What opens the dialogs. */
const openers: readonly Opener[] = [
  { name: 'link', icon: 'link', keys: 'Mod+K' },
  { name: 'image', icon: 'photo', keys: 'Page+P' },
  { name: 'table', icon: 'table', keys: 'Page+T' },
];
const dialogs = { link: LinkDialog, image: ImageDialog, table: TableDialog, language: LanguageDialog };
const once: ReadonlySet<CommandName> = new Set(['clear', 'rule', 'undo', 'redo']);

export interface ToolbarProps {
  readonly editor: RefObject<RichEditor | undefined>;
  readonly state: RichState | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The buttons of the editor: one stop for the Tab key, arrows go from one to the next. */
export function Toolbar({ editor, state, onFiles }: ToolbarProps) {
  const { message } = useToolMessages<typeof messages>();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>('strong');
  const onApple = useIsHydrated() && isApple();
  const labelOf = (name: Name, keys: Shortcut) =>
    `${message(name)} (${keysOf(keys, onApple).join(onApple ? '' : '+')})`;
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const Dialog = dialog && dialogs[dialog];
  useEffect(() => {
    const pane = bar.current?.closest<HTMLElement>('[data-pane]');
    const openDialog = (event: globalThis.KeyboardEvent) => {
      const opener = openers.find(({ keys }) => isShortcut(event, keys));
      if (!opener) return;
      event.preventDefault();
      // The site has the same key for its search.
      event.stopPropagation();
      setDialog((open) => open ?? opener.name);
    };
    pane?.addEventListener('keydown', openDialog);
    return () => pane?.removeEventListener('keydown', openDialog);
  }, []);
  const inBar = (name: string) => ({
    tabIndex: stop === name ? 0 : -1,
    onFocus: () => setStop(name),
    // The selection stays where it is.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  });
  const button = ({ command, icon, name, keys }: Tool) => (
    <IconButton
      key={command}
      icon={icon}
      label={labelOf(name, keys)}
      aria-pressed={once.has(command) ? undefined : state?.active.has(command) === true}
      disabled={(command === 'undo' && !state?.canUndo) || (command === 'redo' && !state?.canRedo)}
      tone={state?.active.has(command) && !once.has(command) ? 'primary' : 'default'}
      {...inBar(command)}
      onClick={() => editor.current?.run(command)}
    />
  );
  const names: readonly BlockName[] = [
    'paragraph',
    'heading1',
    'heading2',
    'heading3',
    'heading4',
    'heading5',
    'heading6',
    'codeBlock',
  ];
  const blockLabel = (name: BlockName) =>
    name === 'paragraph' || name === 'codeBlock' ? message(name) : message('heading', { n: name.slice(-1) });
  return (
    <>
      <RichToolbar ref={bar} label={message('tools')} moreLabel={message('more')}>
        <Select
          aria-label={message('block')}
          options={names.map((value) => ({ value, label: blockLabel(value) }))}
          value={state?.block ?? 'paragraph'}
          onChange={(name) => editor.current?.setBlock(name)}
        />
        {inline.map(button)}
        {blocks.map(button)}
        {openers.map(({ name, icon, keys }) => (
          <IconButton
            key={name}
            icon={icon}
            label={labelOf(name, keys)}
            {...inBar(name)}
            onClick={() => setDialog(name)}
          />
        ))}
        {state?.block === 'codeBlock' && (
          <IconButton
            icon="language"
            label={message('language')}
            {...inBar('language')}
            onClick={() => setDialog('language')}
          />
        )}
        {alignments.map(button)}
        {steps.map(button)}
      </RichToolbar>
      <Modal
        isOpen={dialog !== undefined}
        label={message(dialog ?? 'tools')}
        onClose={() => {
          setDialog(undefined);
          // Writing goes on where the caret is, wherever the dialog was opened from.
          editor.current?.focus();
        }}
      >
        {(close) => Dialog && <Dialog editor={editor} state={state} onFiles={onFiles} onClose={close} />}
      </Modal>
    </>
  );
}
