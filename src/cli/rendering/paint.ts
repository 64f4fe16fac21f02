import type { Streams } from '../streams.ts';

const codes = { bold: [1, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;
type Look = keyof typeof codes;

/** Styles a text. */
export type Paint = (look: Look, text: string) => string;

export const plain: Paint = (_look, text) => text;

/** Styles for a terminal; none for a pipe or file, where `NO_COLOR` (no-color.org) is set, or for a dumb terminal. */
export function paintFor(stream: Streams['stdout' | 'stderr'], { env = {} }: Streams): Paint {
  if (!stream.isTTY || env['NO_COLOR'] || env['TERM'] === 'dumb') return plain;
  return (look, text) => {
    const [on, off] = codes[look];
    return `\x1b[${on}m${text}\x1b[${off}m`;
  };
}
