import { messageFrom, plainContext } from '#core/context.ts';
import type { ToolMessages } from '#core/messages.ts';
import type { Context } from '#core/tool.ts';

/**
 * The context for operations of a tool in this process: its clock, randomness and time zone. The language is English.
 */
export const nodeContext = ({ logic }: ToolMessages, overrides: Partial<Context> = {}): Context =>
  plainContext({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    message: messageFrom(logic, 'en'),
    readPicture: async (file) => (await import('#lib/read-png.ts')).readPng(file),
    loadBarcodeReader: async () => (await import('#host/load-barcode-reader.ts')).loadBarcodeReader(),
    ...overrides,
  });
