import type { OptionsOf } from '#core/tool.ts';
import tool from './tool.ts';

/** A part of the cheatsheet. */
export type Section = Exclude<OptionsOf<typeof tool, 'search'>['section'], 'all'>;

/** The parts of the cheatsheet, in their order. */
export const sections = tool.operations.search.options.section.values.filter(
  (section): section is Section => section !== 'all',
);
