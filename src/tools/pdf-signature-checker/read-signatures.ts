import { type Context, ToolError } from '#core/tool.ts';
import { readWhole } from '#lib/bytes/read-whole.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { startsPdf } from '#lib/files/starts-pdf.ts';
import { type CmsReport, checkCms, type Relation } from './cms.ts';
import { type Coverage, coverageOf, findSignatures, type PdfSignature, signedBytes } from './find-signatures.ts';
import { nameOf } from './pdf-text.ts';

/** The formats of signatures that are checked, by their `SubFilter`, and how they relate to the file. */
const relations: Readonly<Record<string, Relation>> = {
  'adbe.pkcs7.detached': 'detached',
  'ETSI.CAdES.detached': 'detached',
  'adbe.pkcs7.sha1': 'sha1',
  'ETSI.RFC3161': 'timestamp',
};

/** A signature of a document, with what was found out about it. */
export interface CheckedSignature {
  readonly signature: PdfSignature;
  readonly format: string;
  readonly coverage: Coverage;
  /** Absent where the range is wrong, or the format unknown. */
  readonly report?: CmsReport;
}

/** Whether it is a time stamp of the document, which says when it existed, and not who agrees to it. */
export const isTimestamp = ({ format }: Pick<CheckedSignature, 'format'>): boolean => relations[format] === 'timestamp';

/**
 * The bytes of a PDF, or of the Base64 of one.
 * @throws ToolError `not-a-pdf`; of `readWhole`
 */
export async function readPdf(file: Blob, ctx: Pick<Context, 'signal'>): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readWhole(file, ctx);
  if (startsPdf(bytes)) return bytes;
  const isBase64 = new TextDecoder('latin1').decode(bytes.subarray(0, 64)).trimStart().startsWith('JVBER');
  if (!isBase64) throw new ToolError('not-a-pdf');
  return decodeBase64(new TextDecoder().decode(bytes));
}

/**
 * The signatures of a PDF, each checked against the bytes that it covers.
 * @throws ToolError `no-web-crypto`
 */
export async function checkSignatures(
  bytes: Uint8Array,
  { signal, progress }: Pick<Context, 'signal' | 'progress'>,
): Promise<readonly CheckedSignature[]> {
  const found = findSignatures(bytes);
  if (found.length > 0 && !crypto.subtle) throw new ToolError('no-web-crypto');
  const checked: CheckedSignature[] = [];
  for (const signature of found) {
    signal.throwIfAborted();
    const format = nameOf(signature.dictionary, 'SubFilter');
    const coverage = coverageOf(signature, bytes);
    const relation = relations[format];
    const report =
      'end' in coverage && relation
        ? await checkCms(signature.contents, signedBytes(bytes, signature, coverage.end), relation)
        : undefined;
    checked.push({ signature, format, coverage, ...(report && { report }) });
    progress(checked.length / found.length);
  }
  return checked;
}

/**
 * The signature of a number from 1 on, or the last one; a time stamp of the document only where there is nothing else.
 * @throws ToolError `no-such-signature` {number, n}
 */
export function chooseSignature(
  signatures: readonly CheckedSignature[],
  number: number | null,
): CheckedSignature | undefined {
  // Nobody signs by a time stamp of the document.
  if (number === null) return signatures.findLast((one) => !isTimestamp(one)) ?? signatures.at(-1);
  const chosen = signatures[number - 1];
  if (!chosen && signatures.length > 0)
    throw new ToolError('no-such-signature', { number, n: signatures.length }, { field: 'signature', offset: 0 });
  return chosen;
}
