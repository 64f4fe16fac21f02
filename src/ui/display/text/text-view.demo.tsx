/** A text of moderate length, highlighted in its language. */
import { TextView } from './text-view.tsx';

const json = '{\n  "text": "Penknife",\n  "number": 2.50,\n  "words": [true, null]\n}';
const yaml = '# a comment\nname: Penknife\nratio: 2.50\nwords: [true, null]\ntext: |\n  all: of this\n  # is text\n';
const toml = '# a comment\n[tool]\nname = "Penknife"\nratio = 2.50\nsince = 2026-11-20\nwords = [true, false]\n';
const long = 'A line that is longer than the view is wide. '.repeat(12);

export const Short = () => <TextView label="Short" text="Hello" />;

export const Json = () => <TextView label="JSON" language="json" text={json} />;

export const Yaml = () => <TextView label="YAML" language="yaml" text={yaml} />;

export const Toml = () => <TextView label="TOML" language="toml" text={toml} />;

export const Wrapped = () => <TextView label="Wrapped" text={long} />;

export const Unwrapped = () => <TextView label="Unwrapped" text={long} wrap={false} />;

export const Drawing = () => <TextView label="Drawing" text={'█▀▀█\n█▄▄█\n▀▀▀▀'} isDrawing />;

/** Scrolls by itself, also by keyboard. */
export const Long = () => <TextView label="Long" text={`${long}\n`.repeat(20)} />;
