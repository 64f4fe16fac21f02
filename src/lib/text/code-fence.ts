import { maxOf } from '#lib/collections/extremes.ts';

/** More backticks than the text has in a row, to put around it in Markdown. */
export const codeFence = (text: string, minLength = 1): string =>
  '`'.repeat(
    maxOf(
      Array.from(text.matchAll(/`+/g), ([run]) => run.length + 1),
      minLength,
    ),
  );
