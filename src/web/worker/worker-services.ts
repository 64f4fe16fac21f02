import { type MarkedEncoding, readMarked } from '#core/encoding/byte-order-mark.ts';
import { firstInvalidUtf8 } from '#core/encoding/encoding.ts';
import type { EachQuestion, Preview, PreviewQuestion, StepsQuestion } from '#core/execution/each.ts';
import { type Detected, detectKinds } from '#core/kinds/detect.ts';
import type { Picture } from '#core/kinds/picture.ts';
import type { AnswerQuestion } from '#core/operations/answer.ts';
import type { Context } from '#core/tool.ts';
import type { BigText } from '#lib/big-text/big-text.ts';
import { bytesToBigText } from '#lib/big-text/make-big-text.ts';
import { readAs, type TextEncoding } from '#lib/encoding/text-encoding.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';

/** Services for the page itself off the main thread, in the form of a tool's logic. */

/** A file as text to display; null where it is neither UTF-8 nor announced by a byte-order mark. */
export async function readText(file: Blob): Promise<BigText | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = parseOrUndefined(() => readMarked(bytes));
  if (marked) return bytesToBigText(new TextEncoder().encode(marked.text));
  return firstInvalidUtf8(bytes) < 0 ? bytesToBigText(bytes) : null;
}

/** A text file in another encoding as UTF-8. */
export async function transcode(
  file: Blob,
  { encoding }: { readonly encoding: TextEncoding | MarkedEncoding },
): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const is32 = encoding === 'utf-32le' || encoding === 'utf-32be';
  return new Blob([is32 ? (readMarked(bytes)?.text ?? '') : readAs(bytes, encoding)]);
}

/** The kinds that a pasted text may be. */
export const detect = (text: string) => (text.trim() === '' ? [] : detectKinds(text));

/** The kinds that a file may be: of a picture those of what is seen in it, of any other those of its first bytes. */
export async function detectFile(
  file: Blob,
  _options: object,
  { readPicture }: Pick<Context, 'readPicture'>,
): Promise<readonly Detected[]> {
  if (!file.type.startsWith('image/')) return (await import('#core/kinds/detect-file.ts')).detectFileKinds(file);
  const picture = await readPicture?.(file).catch(() => undefined);
  return picture ? (await import('#core/kinds/detect-picture.ts')).detectPictureKinds(picture) : [];
}

/** The entries of tools that fit a query. */
export const findEntries = async (query: string, _options: object, ctx: Context) =>
  (await import('#host/find-entries.ts')).findEntries(query, ctx);

/** The answer of an operation to a value. */
export const answer = async (text: string, question: Omit<AnswerQuestion, 'text'>, ctx: Context) =>
  (await import('#host/answer.ts')).findAnswer(
    { ...question, text },
    { signal: ctx.signal, locale: ctx.locale, timeZone: ctx.timeZone, region: ctx.region },
  );

/** What is inside a text, layer by layer. */
export const peel = async (text: string, _options: object, ctx: Context) =>
  (await import('#host/peel.ts')).peel(text, ctx);

/**
 * The first value of a text on which a recipe is to run, and how many there are. Of a CSV it is one of the column that fits
 * the first step best, where none is named.
 */
export async function previewEach(text: string, { taken, ...division }: PreviewQuestion): Promise<Preview> {
  const { previewEach } = await import('#host/each/run-each.ts');
  if (taken === undefined || division.each !== 'csv' || division.column !== '') return previewEach(text, division);
  const column = (await import('#host/each/fitting-column.ts')).fittingColumn(text, taken);
  return { ...previewEach(text, { ...division, column }), column };
}

/** What a recipe makes of each value of a text. */
export const runEach = async (text: string, question: EachQuestion, ctx: Context) =>
  (await import('#host/each/run-each.ts')).runEach(text, question, ctx);

/** What a recipe makes of a file. */
export const runFile = async (file: Blob, question: StepsQuestion, ctx: Context) =>
  (await import('#host/each/run-file.ts')).runFile(file, question, ctx);

/** Other bar codes are searched for in every nth frame after the first ones: most codes are QR codes. */
const turnsBetweenBarcodes = 12;

/** Whether a frame of a camera or of the screen holds a code. */
export async function seeCode(
  frame: Picture,
  { turn }: { readonly turn: number },
  { loadBarcodeReader }: Pick<Context, 'loadBarcodeReader'>,
): Promise<boolean> {
  if ((await import('#lib/qr/find-qrs.ts')).seesQr(frame, turn)) return true;
  if (!loadBarcodeReader || turn % turnsBetweenBarcodes !== turnsBetweenBarcodes - 1) return false;
  const { readBarcodes } = await import('#lib/qr-picture/read-barcodes.ts');
  // Without a network, QR codes are still seen.
  const { found } = await readBarcodes(frame, loadBarcodeReader).catch(() => ({ found: [] }));
  return found.length > 0;
}
