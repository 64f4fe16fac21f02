interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What can be moved within a range, each with the mode that has to be manual for it. */
export const ranges = {
  zoom: undefined,
  focusDistance: 'focusMode',
  exposureTime: 'exposureMode',
  exposureCompensation: undefined,
} as const;
export type RangeName = keyof typeof ranges;

/** Who sets focus or exposure. */
export const modes = ['manual', 'single-shot', 'continuous'] as const;
export type Mode = (typeof modes)[number];
export const modeNames = ['focusMode', 'exposureMode'] as const;
export type ModeName = (typeof modeNames)[number];

/** What a camera can do with its lens and light, or how they are set (W3C MediaStream Image Capture). */
export type Capabilities = Readonly<
  Partial<Record<RangeName, Range> & Record<ModeName, readonly string[]>> & { torch?: boolean | readonly boolean[] }
>;
export type LensValues = Readonly<Partial<Record<RangeName, number> & Record<ModeName, string>> & { torch?: boolean }>;

export interface Lens {
  readonly ranges: readonly (Range & { readonly name: RangeName })[];
  readonly modes: readonly { readonly name: ModeName; readonly values: readonly Mode[] }[];
  readonly hasTorch: boolean;
}

/** Whether the camera sets a value itself. */
function isAutomatic(name: string, values: LensValues): boolean {
  const mode = ranges[name as RangeName];
  return mode !== undefined && (values[mode] ?? 'manual') !== 'manual';
}

/** What was chosen, without what the camera sets itself: it would not do both. */
export const withoutAutomatic = (chosen: LensValues): LensValues =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => !isAutomatic(name, chosen)));

/** What of a camera can be set, of what it says that it can do and how it is set: what has one value is no choice. */
export function lensOf(capabilities: Capabilities, values: LensValues): Lens {
  return {
    ranges: (Object.keys(ranges) as RangeName[]).flatMap((name) => {
      const range = capabilities[name];
      const isOffered = range && range.max > range.min && !isAutomatic(name, values);
      return isOffered ? { name, min: range.min, max: range.max, step: range.step } : [];
    }),
    modes: modeNames.flatMap((name) => {
      const known = modes.filter((mode) => capabilities[name]?.includes(mode));
      return known.length > 1 ? { name, values: known } : [];
    }),
    hasTorch: [capabilities.torch].flat().includes(true),
  };
}
