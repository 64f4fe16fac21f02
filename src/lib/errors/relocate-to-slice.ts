import { type Context, ToolError, toPlace } from '#core/tool.ts';

/**
 * Runs a parser on the part of a text that begins at `start`: the place of its ToolError becomes one in the whole text,
 * an error without a place gets the part's beginning. Places in options stay as they are.
 */
export function relocateToSlice<T>(start: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ToolError) || error.at?.field !== undefined) throw error;
    throw error.movedTo({ ...error.at, offset: start + (error.at?.offset ?? 0) });
  }
}

/** The `notice` for the part of a text that begins at `start`: places in it become places in the whole text. */
export const relocateNoticeToSlice =
  (start: number, notice: Context['notice']): Context['notice'] =>
  (code, params, at, offers) => {
    const place = toPlace(at);
    const moved = place && place.field === undefined ? { ...place, offset: start + place.offset } : place;
    notice(code, params, moved, offers);
  };
