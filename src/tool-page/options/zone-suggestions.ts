import type { Suggestion } from '#ui/controls/fields/suggest-field.tsx';

/** Time zones to choose from, searched by city, offset or abbreviation. */
export const zoneSuggestions = (zones: readonly Readonly<Record<string, unknown>>[] = []): readonly Suggestion[] =>
  zones.map(({ zone, offset, names }) => ({
    value: String(zone),
    label: `${cityOf(String(zone))}, ${offset}, ${names}`,
  }));

const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
