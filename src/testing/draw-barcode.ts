import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';

const writer = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(writer).buffer } });

/** A bar code as PNG, four pixels to a module. */
export async function drawBarcode(
  text: string,
  format: NonNullable<WriterOptions['format']>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { image, error } = await writeBarcode(text, { format, scale: 4 });
  if (!image) throw new Error(error);
  return new Uint8Array(await image.arrayBuffer());
}
