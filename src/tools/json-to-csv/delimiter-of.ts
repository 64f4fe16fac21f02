const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

interface DelimiterOptions {
  readonly delimiter: keyof typeof delimiters | 'custom' | 'auto';
  readonly customDelimiter: string;
}

/** The delimiter that was chosen; nothing where it is to be found. */
export const delimiterOf = ({ delimiter, customDelimiter }: DelimiterOptions): string | undefined =>
  delimiter === 'custom' ? customDelimiter : delimiter === 'auto' ? undefined : delimiters[delimiter];
