/**
 * A word of a command as Compose writes it: a variable is `${NAME}`, a dollar sign that is none is `$$`. `start` is its
 * offset in the input.
 */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** The text of a word for programs other than Compose: a dollar sign is itself. */
export const plainText = ({ text }: Word): string => text.replaceAll('$$', '$');
