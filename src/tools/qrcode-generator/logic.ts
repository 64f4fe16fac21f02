import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { drawPixels, drawPng, drawSvg, drawText, type QrLook } from '#lib/qr/draw-qr.ts';
import type { QrCode } from '#lib/qr/encode-qr.ts';
import { decodeText, findQrs } from '#lib/qr/find-qrs.ts';
import { makeQr } from '#lib/qr/make-qr.ts';
import { readCodes } from '#lib/qr-picture/read-codes.ts';
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

const levelWords = { low: 'usedLow', medium: 'usedMedium', quartile: 'usedQuartile', high: 'usedHigh' } as const;

/** What the QR codes in a picture say, one below the other, and how and where each is. */
export const read: RunOf<typeof tool, 'read'> = async (file, _options, ctx: QrContext) => {
  const found = await readCodes(file, ctx);
  return {
    text: found.map(({ content }) => content).join('\n'),
    codes: found.map(({ content, version, level, mask, corners: [corner] }) => ({
      content,
      version,
      level: ctx.message(levelWords[level]),
      mask,
      place: corner ? `${Math.round(corner.x)}, ${Math.round(corner.y)}` : '',
    })),
  };
};

/** The smallest module that phones read, in millimetres. */
const smallestModule = 0.4;

/** Pixels of a module in the picture that is read back. */
const scanned = 4;

/** Whether a reader finds the content in the picture of a code, with its colours and shape. */
function readsBack(code: QrCode, look: QrLook, content: string | Uint8Array): boolean {
  const wanted = typeof content === 'string' ? content.toWellFormed() : decodeText(content);
  return findQrs(drawPixels(code, look, scanned)).found[0]?.content === wanted;
}

/** How a code is made: version, level, mask, how large it is printed at least, and whether it is read back. */
export const info: RunOf<typeof tool, 'info'> = (input, options, ctx: QrContext) => {
  const content = writeContent(input, options);
  const { code, look } = makeQr(content, options, { notice: () => {} }, options.plain);
  const { version, size, level, mask } = code;
  const width = (size + 2 * look.quietZone) * smallestModule;
  return {
    version,
    modules: size,
    usedLevel: ctx.message(levelWords[level]),
    usedMask: mask,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content).length : content.length,
    width: ctx.message('printed', { width: Math.ceil(width), distance: Math.ceil(width) * 10 }),
    scan: ctx.message(readsBack(code, look, content) ? 'readsBack' : 'cannotBeRead'),
  };
};
