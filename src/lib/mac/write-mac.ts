const separators = { colon: ':', hyphen: '-', dots: '.', none: '' } as const;

/** How MAC addresses are written. */
export interface MacForm {
  readonly separator: keyof typeof separators;
  readonly uppercase: boolean;
}

/** Writes a MAC address, given as hexadecimal digits in lower case; dots separate groups of four digits. */
export function writeMac(hex: string, { separator, uppercase }: MacForm): string {
  const groups = hex.match(separator === 'dots' ? /.{1,4}/g : /.{1,2}/g) ?? [];
  const written = groups.join(separators[separator]);
  return uppercase ? written.toUpperCase() : written;
}
