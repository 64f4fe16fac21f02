import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { drawPng, drawSvg, drawText } from '#lib/qr/draw-qr.ts';
import { makeQr } from '#lib/qr/make-qr.ts';
import { writeContent } from './content.ts';
import type messages from './en.json';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'encode'>;
type QrContext = Context<keyof typeof messages.logic>;

const make = (input: string, options: Options, ctx: Pick<Context, 'notice'>) =>
  makeQr(writeContent(input, options), options, ctx, options.plain);

/** A QR code as SVG, and what it says. */
export const encode: RunOf<typeof tool, 'encode'> = (input, options, ctx) => {
  const { code, look } = make(input, options, ctx);
  return { qr: drawSvg(code, look), content: asText(writeContent(input, options)) };
};

/** A QR code as PNG. */
export const png: RunOf<typeof tool, 'png'> = (input, options, ctx) => {
  const { code, look } = make(input, options, ctx);
  return new Blob([drawPng(code, look)], { type: 'image/png' });
};

/** A QR code as text for a terminal. */
export const terminal: RunOf<typeof tool, 'terminal'> = (input, options, ctx) => {
  const { code, look } = make(input, options, ctx);
  return drawText(code, look.quietZone);
};

/** What the code says; bytes that are no text are shown as replacement characters. */
export const write: RunOf<typeof tool, 'write'> = (input, options) => asText(writeContent(input, options));

const asText = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The smallest module that phones read, in millimetres. */
const smallestModule = 0.4;

/** How a code is made: version, level, mask, and how large it is printed at least. */
export const info: RunOf<typeof tool, 'info'> = (input, options, ctx: QrContext) => {
  const content = writeContent(input, options);
  const { code, look } = makeQr(content, options, { notice: () => {} }, options.plain);
  const { version, size, level, mask } = code;
  const words = { low: 'usedLow', medium: 'usedMedium', quartile: 'usedQuartile', high: 'usedHigh' } as const;
  const width = (size + 2 * look.quietZone) * smallestModule;
  return {
    version,
    modules: size,
    usedLevel: ctx.message(words[level]),
    usedMask: mask,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content).length : content.length,
    width: ctx.message('printed', { width: Math.ceil(width), distance: Math.ceil(width) * 10 }),
  };
};
