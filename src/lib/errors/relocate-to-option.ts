import { type Context, ToolError, toPlace } from '#core/tool.ts';

/** Runs a parser on the text of an option: the place of its ToolError is moved to that option. */
export function inField<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw moveToField(field, error);
  }
}

/** As `inField`, for an asynchronous parser. */
export const inFieldAsync = <T>(field: string, read: () => Promise<T>): Promise<T> =>
  read().catch((error: unknown) => {
    throw moveToField(field, error);
  });

const moveToField = (field: string, error: unknown): unknown =>
  error instanceof ToolError && error.at?.field === undefined
    ? error.movedTo({ offset: 0, ...error.at, field })
    : error;

/** The `notice` for the text of an option: places in it become places in that option. */
export const noticeInField =
  (field: string, notice: Context['notice']): Context['notice'] =>
  (code, params, at, offers) =>
    notice(code, params, { offset: 0, ...toPlace(at), field }, offers);
