import { formatToLabel, prepareZXingModule, type ReadResult, readBarcodes as readAll } from 'zxing-wasm/reader';
import type { Picture } from '#core/kinds/picture.ts';
import type { Context } from '#core/tool.ts';
import type { QrLevel } from '#lib/qr/encode-qr.ts';

/** A code in a picture: a QR code, or a bar code of another kind. */
export interface FoundCode {
  /** The kind of code, by the name that its standard gives it: `QR Code`, `EAN-13`. */
  readonly symbology: string;
  readonly content: string;
  /** 1 to 40 of a QR code, `M1` of a Micro QR code, `22x22` of a Data Matrix; empty where the kind has none. */
  readonly version: string;
  /** The share that may be lost if the kind has no levels: `35%`; empty if the code does not contain it. */
  readonly level: QrLevel | (string & {});
  readonly mask: number | null;
  /** Clockwise from the top left one of the code, in pixels of the picture. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

export interface CodeSearch {
  readonly found: readonly FoundCode[];
  /** There is a code that could not be read. */
  readonly isDamaged: boolean;
}

type LoadReader = NonNullable<Context['loadBarcodeReader']>;

let reader: Promise<unknown> | undefined;

/** Compiles the module once; where it could not be loaded, the next call tries again. */
async function prepareReader(load: LoadReader): Promise<void> {
  reader ??= load().then(({ buffer }) =>
    prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true }),
  );
  try {
    await reader;
  } catch (error) {
    reader = undefined;
    throw error;
  }
}

/**
 * Finds bar codes of all kinds, QR codes included, by ZXing: EAN, UPC, Code 39, 93 and 128, ITF, QR Code with Micro QR and
 * rMQR, Data Matrix, Aztec and PDF417.
 * @throws what `loadReader` rejects with
 */
export async function readBarcodes(picture: Picture, loadReader: LoadReader): Promise<CodeSearch> {
  await prepareReader(loadReader);
  const results = await readAll(
    { ...picture, colorSpace: 'srgb' },
    {
      // Others, such as Codabar, are seen where there is no code.
      formats: ['EANUPC', 'Code39', 'Code93', 'Code128', 'ITF', 'QRCode', 'DataMatrix', 'Aztec', 'PDF417'],
      textMode: 'Plain',
      returnErrors: true,
    },
  );
  const found = results.filter(({ isValid }) => isValid).map(describe);
  return { found, isDamaged: found.length < results.length };
}

const levels: Readonly<Record<string, QrLevel>> = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' };

function describe({ format, text, extra, position }: ReadResult): FoundCode {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  const more = (extra === '' ? {} : JSON.parse(extra)) as Readonly<Record<string, string | number | undefined>>;
  const { Version: version = '', ECLevel: level = '', DataMask: mask, UPCE: short } = more;
  // UPC-A is EAN-13 with a zero in front, which is not printed.
  const isUpcA = format === 'EAN13' && text.startsWith('0');
  return {
    symbology: isUpcA ? 'UPC-A' : (formatToLabel(format) ?? format),
    content: isUpcA ? text.slice(1) : String(short ?? text),
    version: String(version),
    level: levels[level] ?? String(level),
    mask: mask === undefined ? null : Number(mask),
    corners: [topLeft, topRight, bottomRight, bottomLeft],
  };
}
