/** How the page groups the rows. */
export const rowGroups = [
  { title: 'calendar', names: ['facts', 'relative', 'isoWeek', 'ordinal', 'julianDay', 'modifiedJulianDay'] },
  {
    title: 'texts',
    names: [
      'iso8601',
      'iso8601Utc',
      'rfc3339',
      'rfc9557',
      'iso9075',
      'js',
      'newDate',
      'rfc5322',
      'http',
      'utc',
      'sql',
      'pattern',
      'ldap',
    ],
  },
  {
    title: 'timestamps',
    names: ['unixSeconds', 'unixMilliseconds', 'unixMicroseconds', 'unixNanoseconds', 'customEpoch'],
  },
  {
    title: 'systems',
    names: ['excel', 'excelDate', 'excelTime', 'filetime', 'filetimeHex', 'ticks', 'chrome', 'cocoa', 'objectId'],
  },
  {
    title: 'discord',
    names: [
      'discordLong',
      'discordShort',
      'discordLongDate',
      'discordShortDate',
      'discordLongTime',
      'discordShortTime',
      'discordRelative',
    ],
  },
] as const;

/** The rows, in their order, as a table in Markdown (GFM). */
export function toMarkdown(
  header: readonly [string, string],
  values: Readonly<Record<string, unknown>>,
  labelOf: (name: string) => string,
): string {
  const names = rowGroups.flatMap((group) => group.names.filter((name) => typeof values[name] === 'string'));
  const cells = names.map((name) => [labelOf(name), String(values[name])]);
  return [header, ['---', '---'], ...cells]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('');
}
