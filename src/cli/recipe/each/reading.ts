import { locate } from '#core/place.ts';
import { ToolError } from '#core/tool.ts';
import { vocabularyOf } from '#host/vocabulary.ts';
import csv from '#lib/csv/en.json' with { type: 'json' };
import json from '#lib/json/syntax/en.json' with { type: 'json' };
import { diagnoseFailure } from '../../diagnostics.ts';
import { InputError } from '../../report.ts';
import { suggest } from '../../usage-error.ts';

const vocabulary = vocabularyOf({ ...json, ...csv, errors: { ...json.errors, ...csv.errors } });

/**
 * Reads a text that is taken apart.
 * @throws InputError with the message of what is wrong with it
 */
export function reading<T>(text: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, params, at } = error;
    if (code === 'no-array')
      throw new InputError({ code, message: '--each json takes a JSON array, such as ["a", "b"].' });
    if (code === 'no-column') throw new InputError({ code, message: tellColumn(params) });
    throw new InputError(
      diagnoseFailure({ code, params, ...(at === undefined ? {} : { at: locate(at, text) }) }, vocabulary),
    );
  }
}

function tellColumn({ column, columns }: ToolError['params']): string {
  const known = String(columns);
  const names = known === '' ? [] : known.split(', ');
  return `there is no column “${column}”.${suggest(String(column), names, known && `Columns: ${known}.`)}`;
}
