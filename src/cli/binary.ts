/** Files that are not text, for operations that compare texts. */
import { isUtf8 } from 'node:buffer';
import { stat } from 'node:fs/promises';
import { readMarked } from '#core/encoding/byte-order-mark.ts';
import { guessEncoding, guessTextEncoding } from '#core/encoding/encoding.ts';
import { type Call, prepareCall } from '#core/execution/execute.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import type { Given } from './arguments.ts';
import { openFile } from './input.ts';

/** An input, and the options, among which may be other documents. */
export interface Documents {
  readonly input: string | Blob | undefined;
  readonly options: ReadonlyMap<string, Given>;
}

/**
 * All documents as the texts that the operation `binaryAs` makes of them, where one of them is binary.
 * @param execute gives the result of a call
 * @returns undefined where none is, or the operation `name` declares no other for that
 */
export async function binaryAsText(
  { operations, tool }: LoadedTool,
  name: string,
  { input, options }: Documents,
  execute: (call: Call) => Promise<unknown>,
): Promise<Documents | undefined> {
  const { binaryAs, options: fields = {} } = operations[name] ?? {};
  if (binaryAs === undefined) return undefined;
  const documents = [...options].flatMap(([field, { flag, written, isPath }]) => {
    const declared = fields[field];
    const isDocument = declared?.type === 'text' && declared.document !== undefined && typeof written === 'string';
    return isDocument ? [{ field, flag, written, isPath }] : [];
  });
  // A pipe can be read once only.
  const toCheck = documents.map(async ({ written, isPath }) =>
    isPath && (await isFile(written)) ? openFile(written) : undefined,
  );
  const areBinary = await Promise.all([input, ...toCheck].map(async (content) => isBinary(await content)));
  if (!areBinary.includes(true)) return undefined;
  const toText = async (content: unknown) => String(await execute(prepareCall(tool, binaryAs, content, {})));
  const texts = documents.map(async ({ field, flag, written, isPath }) => {
    const text = await toText(isPath ? await openFile(written) : written);
    return [field, { flag, written: text, isPath: false }] as const;
  });
  return {
    input: input === undefined ? undefined : await toText(input),
    options: new Map([...options, ...(await Promise.all(texts))]),
  };
}

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Whether bytes are text in no encoding that is announced or could be guessed, or in UTF-8 with NUL characters. */
async function isBinary(content: string | Blob | undefined): Promise<boolean> {
  if (!(content instanceof Blob)) return false;
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (parseOrUndefined(() => readMarked(bytes))) return false;
  if (isUtf8(bytes)) return bytes.includes(0) && guessEncoding(bytes) === 'utf-8';
  return guessTextEncoding(bytes) === undefined;
}
