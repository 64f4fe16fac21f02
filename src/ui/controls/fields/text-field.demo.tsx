/** A text on one line or several, with its label, buttons and error message. */
import { useState } from 'react';
import type { Rule } from './rules.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field that keeps what is typed. */
function Kept({ value: initial = '', ...rest }: Partial<TextFieldProps>) {
  const [value, setValue] = useState(initial);
  return <TextField {...rest} value={value} onChange={setValue} />;
}

export const Plain = () => (
  <>
    <Kept label="Value" value="Penknife" />
    <Kept label="Placeholder" placeholder="Paste a text" />
    <Kept label="Monospace" monospace value="00:1b:44:11:3a:b7" />
  </>
);

/** Read-only, which can be selected and copied, or disabled. */
export const ReadOnlyAndDisabled = () => (
  <>
    <Kept label="Read-only" readOnly value="Cannot be changed" />
    <Kept label="Disabled" disabled value="Does not count" />
    <Kept label="Disabled, empty" disabled placeholder="Nothing" />
  </>
);

/** A button that clears it, unless it is empty. */
export const Clearable = () => (
  <>
    <Kept label="Name" clearable value="Penknife" />
    <Kept label="Search" type="search" clearable placeholder="Type to see the button" />
    <Kept label="Notes" clearable multiline value={'One\nTwo'} />
  </>
);

/** A password, hidden until it is revealed. */
export const Password = () => (
  <>
    <Kept label="Password" type="password" value="correct horse" />
    <Kept label="Secret key" type="password" clearable monospace value="JBSWY3DPEHPK3PXP" />
    <Kept label="Disabled secret" type="password" disabled value="hidden" />
  </>
);

/** Three rows by default. */
export const Multiline = () => (
  <>
    <Kept label="Three rows" multiline placeholder="One value a line" />
    <Kept label="Five rows, monospace" multiline rows={5} monospace value={'{\n  "a": 1\n}'} />
  </>
);

export const LabelPosition = () => (
  <>
    <Kept label="Above" value="top" />
    <Kept label="At the left" labelPosition="left" value="left" />
    <Kept aria-label="Without a visible label" placeholder="No label" />
  </>
);

const rules: readonly Rule<string>[] = [
  { validator: (value) => value.length >= 8, message: 'Use at least 8 characters.' },
  { validator: (value) => /\d/.test(value), message: 'Use at least one digit.' },
];

const json: readonly Rule<string>[] = [{ validator: (value) => JSON.parse(value), message: 'This is not JSON.' }];

/** Rules are checked on every change: false or an error breaks one, null does not; the last broken one is shown. */
export const Rules = () => (
  <>
    <Kept label="Both rules broken" rules={rules} value="short" />
    <Kept label="First rule broken" rules={rules} value="short 1" />
    <Kept label="Both kept" rules={rules} value="long enough, 1" />
    <Kept label="Validator throws" rules={json} monospace value="{" />
    <Kept label="Validator returns null" rules={json} monospace value="null" />
    <Kept label="Message at the left label" labelPosition="left" rules={rules} value="" />
  </>
);

/** A given error message takes precedence over those of the rules. */
export const Message = () => (
  <>
    <Kept label="Port" message="Port must be a whole number from 0 to 65,535." value="70000" />
    <Kept label="Certificate" multiline message="Line 1: a certificate begins with five dashes." value="--BEGIN" />
  </>
);
