import { type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { copyFormatted } from '#ui/controls/copying/copy-formatted.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { FactLine } from '#ui/display/values/fact-line.tsx';
import { RichSurface } from '#ui/editor/rich-surface.tsx';
import type { RichState } from '#ui/editor/rich-text/commands.ts';
import { hasManyElements, maxElements } from '#ui/editor/rich-text/element-limit.ts';
import type { CountedPart } from '#ui/editor/rich-text/lost-parts.ts';
import type { Origin, Pasted, RichEditor } from '#ui/editor/rich-text/rich-editor.ts';
import type { FocusHandle } from '#ui/focus.ts';
import { useMessages } from '#ui/messages.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { Toolbar } from './toolbar.tsx';

/** How long keys must rest before the HTML that they led to is read, in milliseconds. */
const delay = 150;
/** Size in bytes from which a picture is inserted only after confirmation. */
const largePicture = 2_000_000;
/** What browsers put around the HTML that was copied. */
const aroundFragment = /^.*<!--StartFragment-->|<!--EndFragment-->.*$/gs;
/** Base64 has four characters for three bytes. */
const growth = 4 / 3;

export interface EditorPaneProps {
  readonly session: SessionOf<typeof tool>;
  readonly ref: Ref<FocusHandle>;
}

/** The text as it looks, in step with the HTML beside it. */
export function EditorPane({ session, ref }: EditorPaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const { t } = useMessages();
  const editor = useRef<RichEditor>(undefined);
  const [state, setState] = useState<RichState>();
  const [text, setText] = useState('');
  const [isCopied, setCopied] = useState(false);
  const [large, setLarge] = useState<readonly File[]>([]);
  const [largePaste, setLargePaste] = useState<string>();
  const [showsLarge, setShowsLarge] = useState(false);
  const [origin, setOrigin] = useState<Origin>();
  const [pasted, setPasted] = useState<Pasted>();
  const { input, replaceCount } = session;
  const source = 'text' in input ? input.text : 'document' in input ? input.document.toString() : '';
  const isTooLarge = useMemo(() => hasManyElements(source), [source]) && !showsLarge;
  /** The HTML that the editor has. */
  const shown = useRef(source);
  /** Reads what was typed as HTML, while that is still to be done. */
  const readNow = useRef<() => void>(undefined);
  const replaced = useRef(replaceCount);
  // Before anything else is done with the editor: a later reading would undo what was typed into it meanwhile.
  useLayoutEffect(() => {
    const isReplaced = replaced.current !== replaceCount;
    replaced.current = replaceCount;
    readNow.current = undefined;
    if (source === shown.current) return;
    const read = () => {
      readNow.current = undefined;
      shown.current = source;
      // Where there is none yet, it begins with what is there.
      if (!isTooLarge) editor.current?.setHtml(source);
    };
    if (isReplaced || isTooLarge || !editor.current) return read();
    readNow.current = read;
    const timer = setTimeout(() => readNow.current?.(), delay);
    return () => clearTimeout(timer);
  }, [source, replaceCount, isTooLarge]);

  const write = (html: string) => {
    shown.current = html;
    // What is edited stays in the editor, however long it becomes.
    if (hasManyElements(html)) setShowsLarge(true);
    session.setInput({ text: html });
  };
  const take = (files: readonly File[]) => {
    setLarge(files.filter(({ size }) => size > largePicture));
    void insert(files.filter(({ size }) => size <= largePicture));
  };
  const insert = async (files: readonly File[]) => {
    for (const file of files) editor.current?.insertImage(await readAsAddress(file), file.name.replace(/\.\w+$/, ''));
  };
  // Each key renders this, and the text is another one only when keys rest.
  const counts = useMemo(() => ({ words: countWords(text), characters: [...text].length }), [text]);
  const copyRich = () => {
    setCopied(copyFormatted(source, text));
    setTimeout(() => setCopied(false), 1_500);
  };
  if (isTooLarge)
    return (
      <Pane title={message('editor')}>
        <ViewNote isWarning>
          {message('largeSource', { n: maxElements })}{' '}
          <Button onClick={() => setShowsLarge(true)}>{message('showAnyway')}</Button>
        </ViewNote>
      </Pane>
    );
  return (
    <Pane
      title={message('editor')}
      actions={
        <>
          <FactLine
            label={message('counts')}
            facts={[message('words', { n: counts.words }), message('characters', { n: counts.characters })]}
          />
          <Button variant="text" icon={isCopied ? 'check' : 'copy'} onClick={copyRich}>
            {isCopied ? t('copied') : message('copyRich')}
          </Button>
        </>
      }
    >
      <Toolbar editor={editor} state={state} onFiles={take} />
      {origin && (
        <ViewNote isWarning>
          {message(origin.isEdited ? 'hasLost' : 'wouldLose', { list: listOf(origin.lost) })}{' '}
          {origin.isEdited && (
            <Button onClick={() => session.setInput({ text: origin.html }, 'replace')}>{message('restore')}</Button>
          )}
        </ViewNote>
      )}
      {pasted && (
        <ViewNote isLive isWarning={pasted.lost.length > 0}>
          {pasted.lost.length > 0 && message('pasteHasLost', { list: listOf(pasted.lost) })}{' '}
          {pasted.code && (
            <>
              {message(pasted.code.isRead ? 'pastedAsHtml' : 'pastedAsText')}{' '}
              <Button onClick={() => editor.current?.pasteOtherwise()}>
                {message(pasted.code.isRead ? 'pasteAsText' : 'pasteAsHtml')}
              </Button>
            </>
          )}
        </ViewNote>
      )}
      {large.map((file) => (
        <ViewNote key={file.name} isWarning>
          {message('large', { size: ((file.size * growth) / 1e6).toFixed(1) })}{' '}
          <Button
            onClick={() => {
              setLarge([]);
              void insert([file]);
            }}
          >
            {message('insertAnyway')}
          </Button>
        </ViewNote>
      ))}
      {largePaste !== undefined && (
        <ViewNote isWarning>
          {message('largePaste', { n: maxElements })}{' '}
          <Button
            onClick={() => {
              setLargePaste(undefined);
              editor.current?.insertLarge(largePaste);
            }}
          >
            {message('insertAnyway')}
          </Button>{' '}
          <Button
            onClick={() => {
              setLargePaste(undefined);
              session.setInput({ text: `${source}${largePaste.replace(aroundFragment, '')}` });
            }}
          >
            {message('addToHtml')}
          </Button>
        </ViewNote>
      )}
      <RichSurface
        ref={ref}
        editor={editor}
        onFocus={() => readNow.current?.()}
        label={message('editor')}
        html={source}
        pictureName={(name) => message('picture', { name })}
        onChange={write}
        onOrigin={setOrigin}
        onPasted={setPasted}
        onText={setText}
        onState={setState}
        onFiles={take}
        onLarge={setLargePaste}
      />
    </Pane>
  );
}

const listOf = (parts: readonly CountedPart[]): string =>
  parts.map(([part, count]) => (count > 1 ? `${part} ×${count}` : part)).join(', ');

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const readAsAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
