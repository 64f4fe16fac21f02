import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

/** How MAC addresses are written. */
export type MacForm = Pick<OptionsOf<typeof tool, 'format'>, 'separator' | 'uppercase'>;

const separators = { colon: ':', hyphen: '-', dots: '.', none: '' } as const;

/** Writes a MAC address, given as hexadecimal digits in lower case; dots separate groups of four digits. */
export function writeMac(hex: string, { separator, uppercase }: MacForm): string {
  const groups = hex.match(separator === 'dots' ? /.{1,4}/g : /.{1,2}/g) ?? [];
  const written = groups.join(separators[separator]);
  return uppercase ? written.toUpperCase() : written;
}
