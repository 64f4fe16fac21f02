/** One value, shown by its kind. */
import { fileKind } from '#core/kinds/file-kinds.ts';
import { toBigText } from '#lib/big-text/make-big-text.ts';
import { Pane } from '#ui/display/pane.tsx';
import { ValueView } from './value-view.tsx';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48"><circle cx="48" cy="24" r="20" fill="#18a058"/></svg>';
const bigText = toBigText(Array.from({ length: 5_000 }, (_, at) => `Line ${at + 1}`).join('\n'));
const records = [
  { die: 1, sides: 6 },
  { die: 2, sides: 20 },
];
const bytes = Uint8Array.of(0, 1, 2, 253, 254, 255);

export const Text = () => (
  <Pane title="Text value">
    <ValueView label="Text value" kind={fileKind('text')} value="Hello" />
  </Pane>
);

export const Data = () => (
  <Pane title="Data value">
    <ValueView label="Data as JSON" kind={fileKind('json')} value={{ a: [1, 2.5] }} />
  </Pane>
);

export const BigText = () => (
  <Pane title="Big text">
    <ValueView label="Big text value" kind={fileKind('text')} value={bigText} />
  </Pane>
);

export const Rows = () => (
  <Pane title="Records">
    <ValueView label="Records as a table" kind={fileKind('rows')} value={records} />
  </Pane>
);

export const Bytes = () => (
  <Pane title="Bytes">
    <ValueView label="Bytes in hexadecimal" kind={fileKind('bytes')} value={bytes} />
  </Pane>
);

export const Color = () => (
  <Pane title="Colour">
    <ValueView label="Colour" kind={{ ...fileKind('text'), present: 'color' }} value="#18a058" />
  </Pane>
);

export const Picture = () => (
  <Pane title="Picture">
    <ValueView label="A circle" kind={{ ...fileKind('text'), present: 'picture', mime: 'image/svg+xml' }} value={svg} />
  </Pane>
);
