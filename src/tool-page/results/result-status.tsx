import { isBigText } from '#lib/big-text.ts';
import { useFacts } from '#page/session/use-facts.ts';
import { formatBytes, formatDuration } from '#ui/display/quantity.ts';
import { useMessages } from '#ui/messages.ts';

export interface ResultStatusProps {
  /** A single result. */
  readonly value: unknown;
  /** The names of the facts, and all labelled values. */
  readonly facts: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** In milliseconds. */
  readonly duration: number;
}

/** How big a result is, facts about it or the input, and how long it took. */
export function ResultStatus({ value, facts, values, duration }: ResultStatusProps) {
  const { locale } = useMessages();
  const tellFacts = useFacts();
  return (
    <>
      <Size value={value} />
      {tellFacts(facts, values).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span>{formatDuration(duration, locale)}</span>
    </>
  );
}

/** How many bytes and lines a single result has. */
function Size({ value }: { readonly value: unknown }) {
  const { t, locale } = useMessages();
  if (isBigText(value)) {
    const { byteCount, lineCount } = value;
    return (
      <>
        <span>{formatBytes(byteCount, locale)}</span>
        <span>{t('lines', { n: lineCount })}</span>
      </>
    );
  }
  if (typeof value === 'string') {
    return (
      <>
        <span>{formatBytes(new TextEncoder().encode(value).length, locale)}</span>
        <span>{t('lines', { n: value === '' ? 0 : value.split('\n').length })}</span>
      </>
    );
  }
  if (value instanceof Uint8Array) return <span>{formatBytes(value.length, locale)}</span>;
  return value instanceof Blob ? <span>{formatBytes(value.size, locale)}</span> : null;
}
