/** Takes a text or a file: typed, pasted, opened or dropped. */
import { useState } from 'react';
import { kindInfo } from '#core/kinds/kinds.ts';
import { emptyInput, type Input } from '#page/services.ts';
import { InputPane, type InputPaneProps } from './input-pane.tsx';

/** A pane that keeps its input. */
function Kept({ input: initial = emptyInput, ...rest }: Partial<InputPaneProps>) {
  const [input, setInput] = useState<Input>(initial);
  const common = {
    title: 'Text',
    kind: kindInfo('text'),
    onOpen: ([file]: readonly File[]) => file && setInput({ file }),
  };
  return <InputPane {...common} {...rest} input={input} onInput={setInput} />;
}

export const Empty = () => <Kept title="Nothing yet" placeholder="Paste a text, or drop a file" />;

export const Filled = () => <Kept title="Filled" input={{ text: 'Hello,\nworld' }} />;

/** Begins with one row. */
export const Short = () => <Kept title="Mode" isShort input={{ text: 'rwxr-xr-x' }} />;

/** A kind with a language is shown in the code editor. */
export const Json = () => <Kept title="JSON" kind={kindInfo('json')} input={{ text: '{ "a": [1, 2.50] }' }} />;

/** The text is marked as wrong; the message is below the pane. */
export const Wrong = () => (
  <Kept title="Wrong text" input={{ text: 'a#b' }} mark={{ offset: 1, line: 1, column: 2, character: 2 }} />
);

export const OfAFile = () => (
  <Kept title="File" input={{ file: new File(['PK'], 'archive.zip') }} kind={kindInfo('file')} />
);
