/** All kept or exported data, by key. The values may be anything: a visitor or a bug may have changed them. */
export type Kept = Readonly<Record<string, unknown>>;
type Migration = (kept: Kept) => Kept;

/** Each migrates from the version of its index to the next. A released one never changes; a new change adds another. */
export const migrations: readonly Migration[] = [
  // Before data had a version, favourites were paths: `/hash-text`.
  (kept) =>
    Array.isArray(kept['favorites'])
      ? {
          ...kept,
          favorites: kept['favorites'].map((path: unknown) =>
            typeof path === 'string' ? path.replace(/^\//, '') : path,
          ),
        }
      : kept,
  // The list converter kept the reader's presets as a JSON text among its options.
  (kept) => {
    const [from, to] = ['options.list-converter', 'presets.list-converter'];
    const { 'listPresets.presets': presets, ...options } = Object(kept[from]);
    if (typeof presets !== 'string') return kept;
    const parsed = parseList(presets);
    return {
      ...kept,
      [from]: Object.keys(options).length > 0 ? options : undefined,
      [to]: parsed && { convert: parsed },
    };
  },
];

function parseList(json: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Migrates data of version `from` to the current one. An invalid version is taken for the oldest. */
export function migrate(kept: Kept, from: unknown, chain: readonly Migration[] = migrations): Kept {
  const start = Number.isInteger(from) ? Math.max(0, Number(from)) : 0;
  return chain.slice(start).reduce((form, step) => step(form), kept);
}
