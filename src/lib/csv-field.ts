/** A field of a comma-separated list, in quotes where RFC 4180 section 2 requires them. */
export const quoteCsvField = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
