import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

export type ReadingOptions = OptionsOf<typeof tool, 'parse'>;

/** A format that a date can be read in. */
export type InputFormat = Exclude<ReadingOptions['inputFormat'], 'auto'>;
