import type { Input } from '#page/services.ts';

/** The laps in the input; a file has none. */
export const writtenLaps = (input: Input): string =>
  'text' in input ? input.text : 'document' in input ? input.document.toString() : '';
