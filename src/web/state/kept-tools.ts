import type { KeptPart } from '#page/services.ts';
import { lastingStore } from '../storage/storage.ts';
import { favorites, recentTools } from './settings.ts';

/** What is kept of tools, each under a key of its own. */
export const keptParts: readonly KeptPart[] = ['options', 'presets', 'display', 'inputs', 'state'];

/** The key under which a part of a tool is kept. */
export const keyOf = (part: KeptPart, tool: string): string => `${part}.${tool}`;

/** The ids of tools of which a part is kept. */
export const toolsWith = (part: KeptPart): readonly string[] =>
  lastingStore.keys().flatMap((key) => (key.startsWith(keyOf(part, '')) ? key.slice(keyOf(part, '').length) : []));

/** The ids of tools for which anything is kept permanently. */
export const keptTools = (): readonly string[] => [
  ...favorites.get(),
  ...recentTools.get(),
  ...keptParts.flatMap(toolsWith),
];
