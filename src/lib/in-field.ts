import { type Context, ToolError, toPlace } from '#core/tool.ts';

/** Runs a reader on the text of an option: the place of its ToolError is moved to that option. */
export function inField<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ToolError) || error.at?.field !== undefined) throw error;
    throw new ToolError(error.code, error.params, { offset: 0, ...error.at, field });
  }
}

/** The `notice` for the text of an option: places in it become places in that option. */
export const noticeInField =
  (field: string, notice: Context['notice']): Context['notice'] =>
  (code, params, at) =>
    notice(code, params, { offset: 0, ...toPlace(at), field });
