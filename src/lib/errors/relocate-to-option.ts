import { type Context, ToolError, toPlace } from '#core/tool.ts';

/** Runs a parser on the text of an option: the place of its ToolError is moved to that option. */
export function relocateToOption<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw relocate(field, error);
  }
}

/** As `relocateToOption`, for an asynchronous parser. */
export const relocateToOptionAsync = <T>(field: string, read: () => Promise<T>): Promise<T> =>
  read().catch((error: unknown) => {
    throw relocate(field, error);
  });

const relocate = (field: string, error: unknown): unknown =>
  error instanceof ToolError && error.at?.field === undefined
    ? error.movedTo({ offset: 0, ...error.at, field })
    : error;

/** The `notice` for the text of an option: places in it become places in that option. */
export const relocateNoticeToOption =
  (field: string, notice: Context['notice']): Context['notice'] =>
  (code, params, at, offers) =>
    notice(code, params, { offset: 0, ...toPlace(at), field }, offers);
