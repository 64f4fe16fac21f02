import type { OptionsOf } from '#core/tool.ts';
import tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'search'>;

const { section, flavor } = tool.operations.search.options;

/** A part of the cheatsheet. */
export type Section = Exclude<Options['section'], 'all'>;

/** The parts of the cheatsheet, in their order. */
export const sections = section.values.filter((one): one is Section => one !== 'all');

/** An engine, by the language or the tool that has it. */
export type FlavorCode = Exclude<Options['flavor'], 'all'>;

export const flavorCodes = flavor.values.filter((one): one is FlavorCode => one !== 'all');
