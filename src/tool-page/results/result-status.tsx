import { isBigText } from '#lib/big-text.ts';
import { useFacts } from '#page/session/use-facts.ts';
import classes from '#ui/display/pane.module.css';
import { formatBytes, formatDuration } from '#ui/display/quantity.ts';
import { useMessages } from '#ui/messages.ts';

export interface ResultStatusProps {
  /** The single result, where there is one. */
  readonly value: unknown;
  /** Names of the facts to tell. */
  readonly facts: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** How long the run took, in milliseconds. */
  readonly duration: number;
}

/** The status line of a result: its size, the facts and the time. */
export function ResultStatus({ value, facts, values, duration }: ResultStatusProps) {
  const { locale } = useMessages();
  const tellFacts = useFacts();
  return (
    <footer className={classes.status}>
      <Size value={value} />
      {tellFacts(facts, values).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span>{formatDuration(duration, locale)}</span>
    </footer>
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
