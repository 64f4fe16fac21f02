/** Fits the call stack of every engine. */
const maxArguments = 8_192;

/** UTF-16 code units as text, lone surrogates too; like `String.fromCharCode(...units)`, but for any number of them. */
export function fromCharCodes(units: Uint8Array | Uint16Array): string {
  let text = '';
  for (let start = 0; start < units.length; start += maxArguments)
    // biome-ignore lint/plugin: limited to `maxArguments`
    text += String.fromCharCode(...units.subarray(start, start + maxArguments));
  return text;
}
