import { lastingStore } from '../storage/storage.ts';
import { favorites, recentTools } from './settings.ts';

const optionsPrefix = 'options.';

/** The key under which the options of a tool are kept. */
export const optionsKey = (tool: string): string => optionsPrefix + tool;

/** The ids of tools whose options are kept. */
export const toolsWithOptions = (): readonly string[] =>
  lastingStore.keys().flatMap((key) => (key.startsWith(optionsPrefix) ? key.slice(optionsPrefix.length) : []));

/** The ids of tools for which anything is kept permanently. */
export const keptTools = (): readonly string[] => [...favorites.get(), ...recentTools.get(), ...toolsWithOptions()];
