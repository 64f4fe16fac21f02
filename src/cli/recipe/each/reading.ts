import type { Vocabulary } from '#core/describe.ts';
import { locate } from '#core/place.ts';
import { ToolError } from '#core/tool.ts';
import { vocabularyOf } from '#host/vocabulary.ts';
import { diagnoseFailure } from '../../diagnostics.ts';
import { InputError } from '../../report.ts';

/**
 * Reads a text that is taken apart.
 * @throws InputError with the message of what is wrong with it
 */
export function reading<T>(messages: NonNullable<Vocabulary['messages']>, text: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, params, at } = error;
    throw new InputError(
      diagnoseFailure({ code, params, ...(at === undefined ? {} : { at: locate(at, text) }) }, vocabularyOf(messages)),
    );
  }
}
