import { nodeModule } from './node-module.ts';

/** The part of `node:fs/promises` that is used here. */
interface FileSystem {
  readFile(file: URL): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The WebAssembly module of ZXing, a file of each build: read from disk in Node, fetched elsewhere.
 * @throws where it cannot be had, as without a network
 */
export async function loadBarcodeReader(): Promise<Uint8Array<ArrayBuffer>> {
  const file = new URL('../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url);
  const disk = nodeModule<FileSystem>('node:fs/promises');
  if (disk) return disk.readFile(file);
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
