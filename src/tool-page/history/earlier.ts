import { sameOptions } from '#core/fields.ts';

/** A result of this visit. */
export interface EarlierResult {
  readonly id: number;
  readonly text: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** It was made again with the options of the one before: it was requested. */
  readonly isAsked: boolean;
}

/**
 * Results, the newest first, with one more. The one before stays where it was shown for long enough to be read, or where
 * one of the two was requested: typing an option only passes through the others.
 */
export function withResult(
  results: readonly EarlierResult[],
  { text, options }: Pick<EarlierResult, 'text' | 'options'>,
  isRead: boolean,
): readonly EarlierResult[] {
  const [latest, ...earlier] = results;
  const isAsked = latest !== undefined && sameOptions(latest.options, options);
  const kept = isRead || isAsked || latest?.isAsked ? results : earlier;
  // One that comes back is not an earlier one, too.
  return [{ id: (latest?.id ?? 0) + 1, text, options, isAsked }, ...kept.filter((result) => result.text !== text)];
}
