import type { Context } from '#core/tool.ts';

/** Reads pictures where there is no browser to do it: PNG, and bar codes of all kinds. */
export const pictureReaders = {
  readPicture: async (file) => (await import('#lib/picture/read-png.ts')).readPng(file),
  loadBarcodeReader: async () => (await import('./load-barcode-reader.ts')).loadBarcodeReader(),
} satisfies Partial<Context>;
