import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

export const textOf = ({ input }: SessionOf<typeof tool>): string => ('text' in input ? input.text : '');

/** Makes a color the input, read as CSS has it. */
export function inputColor(session: SessionOf<typeof tool>, color: string): void {
  if (session.optionsOf(session.name).readAs !== 'css') session.setOptionsOf(session.name, { readAs: 'css' });
  session.setInput({ text: color });
}
