import { recordOf } from '#core/record-of.ts';
import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { writeZip, type ZipEntry } from '#lib/files/zip.ts';
import { drawFile } from '#lib/qr/draw-file.ts';
import { drawPixels, drawSvg, drawText, type QrLook } from '#lib/qr/draw-qr.ts';
import { dataCapacityOf, type QrCode, type QrLevel } from '#lib/qr/encode-qr.ts';
import { decodeText, findQrs } from '#lib/qr/find-qrs.ts';
import { makeQr, withLogoPixels } from '#lib/qr/make-qr.ts';
import { readCodes } from '#lib/qr-picture/read-codes.ts';
import { readContent, writeContent } from './content.ts';
import type messages from './en.json';
import { eachLine, writeSheet } from './many.ts';
import { checkPaymentCode } from './payment.ts';
import { recognizeContent } from './recognize.ts';
import type tool from './tool.ts';
import { formFields } from './tool.ts';

type Options = OptionsOf<typeof tool, 'encode'>;
type QrContext = Context<keyof typeof messages.logic>;

function make(input: string, options: Options, ctx: Pick<Context, 'notice'>) {
  const isPayment = options.content === 'sepa';
  const raise = options.raise && !isPayment;
  const made = makeQr(writeContent(input, options), { ...options, raise }, ctx, options.plain);
  if (isPayment) checkPaymentCode(made.code, ctx);
  return made;
}

/** A QR code as SVG, and what it says. */
export const encode: RunOf<typeof tool, 'encode'> = (input, options, ctx) => {
  const { code, look } = make(input, options, ctx);
  return { qr: drawSvg(code, look), content: asText(writeContent(input, options)) };
};

/** The same, with the pixels of its logo. */
async function makeInPixels(input: string, options: Options, ctx: QrContext) {
  const { code, look } = make(input, options, ctx);
  return { code, look: await withLogoPixels(look, ctx) };
}

/** A QR code as PNG. */
export const png: RunOf<typeof tool, 'png'> = async (input, options, ctx: QrContext) =>
  drawFile(await makeInPixels(input, options, ctx), 'png');

/** A QR code for printing, of lines and curves. */
export const print: RunOf<typeof tool, 'print'> = async (input, options, ctx: QrContext) =>
  drawFile(await makeInPixels(input, options, ctx), options.paper);

/** A QR code as text for a terminal. */
export const terminal: RunOf<typeof tool, 'terminal'> = (input, options, ctx) => {
  const { code, look } = make(input, options, ctx);
  return drawText(code, look.quietZone);
};

/** A code for each line of a list, or for the first `most`. */
function makeAll(list: string, options: Options, ctx: QrContext, most?: number) {
  // Notices that all of them have are reported once.
  const told = new Set<string>();
  const notice: QrContext['notice'] = (code, params, offset) => {
    if (!told.has(code)) ctx.notice(code, params, offset);
    told.add(code);
  };
  return eachLine(list, ctx, (line, name) => ({ line, name, ...make(line, options, { notice }) }), most);
}

/** The codes of a list, one for each line, as a table. */
export const many: RunOf<typeof tool, 'many'> = (list, options, ctx: QrContext) =>
  writeCsv(
    ['file', 'content', 'version', 'level'],
    makeAll(list, options, ctx).map(({ line, name, code }) => {
      const content = asText(writeContent(line, options));
      return [`${name}.${options.fileType}`, content, String(code.version), ctx.message(levelWords[code.level])];
    }),
  );

/** The maximum number of pictures that are shown of a list. */
const maxShown = 12;

/** The first of the same codes, to look at. */
export const pictures: RunOf<typeof tool, 'pictures'> = (list, options, ctx: QrContext) =>
  makeAll(list, options, ctx, maxShown).map(({ line, code, look }) => ({ name: line, svg: drawSvg(code, look) }));

/** The same codes as files, in a ZIP archive. */
export const archive: RunOf<typeof tool, 'archive'> = async (list, options, ctx: QrContext) => {
  const files: ZipEntry[] = [];
  for (const { name, code, look } of makeAll(list, options, ctx)) {
    const file = await drawFile({ code, look: await withLogoPixels(look, ctx) }, options.fileType);
    files.push({ name: `${name}.${options.fileType}`, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  return new Blob([writeZip(files)], { type: 'application/zip' });
};

/** The same codes on a sheet to be printed, with their lines. */
export const sheet: RunOf<typeof tool, 'sheet'> = (list, options, ctx: QrContext) => {
  const drawn = makeAll(list, options, ctx).map(({ line, code, look }) => ({ line, svg: drawSvg(code, look) }));
  return writeSheet(ctx.message('sheet'), drawn);
};

/** What the code says; bytes that are no text are shown as replacement characters. */
export const write: RunOf<typeof tool, 'write'> = (input, options) => asText(writeContent(input, options));

/** What a text that phones act on says, for the form that writes it; what the form cannot hold is reported. */
export const parse: RunOf<typeof tool, 'parse'> = (text, _options, { notice }) => {
  const { content, input, fields, lost } = readContent(text);
  if (lost.length > 0) notice('lost', { list: lost.join(' · ') });
  return { content, input, ...recordOf(formFields, (field) => fields[field] || null) };
};

const asText = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

const levelWords = { low: 'usedLow', medium: 'usedMedium', quartile: 'usedQuartile', high: 'usedHigh' } as const;

const isLevel = (level: string): level is keyof typeof levelWords => level in levelWords;

/** What the codes in a picture say, one below the other, and how and where each is. */
export const read: RunOf<typeof tool, 'read'> = async (file, _options, ctx: QrContext) => {
  const { codes, width, height } = await readCodes(file, ctx);
  return {
    text: codes.map(({ content }) => content).join('\n'),
    codes: codes.map(({ content, symbology, version, level, mask, corners }) => ({
      content,
      kind: ctx.message(recognizeContent(content)),
      symbology,
      version,
      level: isLevel(level) ? ctx.message(levelWords[level]) : level,
      mask,
      corners: corners.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' '),
    })),
    pictureWidth: width,
    pictureHeight: height,
  };
};

function levelMessage(level: QrLevel, wanted: QrLevel, { message }: QrContext): string {
  const word = message(levelWords[level]);
  return level === wanted ? word : message('raisedLevel', { level: word, from: message(levelWords[wanted]) });
}

/** The smallest module that phones read, in millimetres. */
const smallestModule = 0.4;

/** Pixels of a module in the picture that is read back. */
const scanned = 4;

/** Whether a scanner finds the content in the picture of a code, with its colours, shapes and logo. */
function readsBack(code: QrCode, look: QrLook, content: string | Uint8Array): boolean {
  const wanted = typeof content === 'string' ? content.toWellFormed() : decodeText(content);
  return findQrs(drawPixels(code, look, scanned)).found[0]?.content === wanted;
}

/** How a code is made, how large it is printed at least, how full it is, and whether it is read back. */
export const info: RunOf<typeof tool, 'info'> = async (input, options, ctx: QrContext) => {
  const content = writeContent(input, options);
  const { code, look } = make(input, options, { notice: () => {} });
  // Without its pixels, a logo is a hole.
  const seen = await withLogoPixels(look, ctx).catch(() => look);
  const { version, size, level, mask, segments } = code;
  const width = (size + 2 * look.quietZone) * smallestModule;
  const usedBytes = Math.ceil(segments.reduce((sum, { bits }) => sum + bits, 0) / 8);
  return {
    scan: ctx.message(readsBack(code, seen, content) ? 'readsBack' : look.logo ? 'logoHides' : 'cannotBeRead'),
    width: ctx.message('printed', { width: Math.ceil(width), distance: Math.ceil(width) * 10 }),
    version,
    usedLevel: levelMessage(level, options.level, ctx),
    usedBytes,
    freeBytes: dataCapacityOf(version, level) - usedBytes,
    modules: size,
    usedMask: mask,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content).length : content.length,
    segments: segments.map(({ mode, count, bits }) => ({
      mode: ctx.message(mode, { set: count }),
      count: mode === 'eci' ? null : count,
      bits,
    })),
  };
};
