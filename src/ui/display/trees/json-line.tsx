import { Button } from '#ui/controls/buttons/button.tsx';
import { highlighterFor } from '#ui/display/text/highlight.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './tree-line.module.css';

export interface JsonLineProps {
  /** The key as it is typed, or the index. */
  readonly name: string | number | undefined;
  /** The value as it is typed, or its beginning; of a container only the brackets. */
  readonly value: string;
  /** The size of a container, as text. */
  readonly count?: string | undefined;
  /** Shows the whole of a value of which only the beginning is given. */
  readonly onShow?: (() => void) | undefined;
}

const highlight = highlighterFor('json');

/** A value of a JSON text on one line: links can be followed, colours have a swatch, dates are explained. */
export function JsonLine({ name, value, count, onShow }: JsonLineProps) {
  const { t, locale } = useMessages();
  const line = value.replace(/[\n\r]+/g, '↵');
  const colored = highlight?.(line) ?? line;
  const inner = line.startsWith('"') ? line.slice(1, -1) : '';
  return (
    <span className={classes.line}>
      {typeof name === 'number' && <span className={classes.muted}>{name}: </span>}
      {typeof name === 'string' && highlight?.(`${name.replace(/[\n\r]+/g, '↵')}: `)}
      {color.test(inner) && <span className={classes.swatch} style={{ backgroundColor: inner }} />}
      {link.test(inner) && !onShow ? (
        <a href={inner.replaceAll('\\/', '/')} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
          {colored}
        </a>
      ) : (
        <span className={classes.when} title={dateOf(line, inner, locale)}>
          {colored}
        </span>
      )}
      {onShow && (
        <>
          …
          <Button className={classes.show} tabIndex={-1} onClick={onShow}>
            {t('show')}
          </Button>
        </>
      )}
      {count && <span className={classes.muted}> {count}</span>}
    </span>
  );
}

const color = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const link = /^https?:(?:\/\/|\\\/\\\/)[^\s"<>]+$/i;
const isoDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** The time that a date (ISO 8601), or a number of seconds or milliseconds since 1970, means, formatted for people. */
function dateOf(value: string, inner: string, locale: string): string | undefined {
  const isEpoch = /^1\d{9}(?:\d{3})?$/.test(value);
  if (!isEpoch && !isoDate.test(inner)) return undefined;
  const date = new Date(isEpoch ? Number(value) * (value.length === 10 ? 1_000 : 1) : inner);
  if (Number.isNaN(date.getTime())) return undefined;
  const isDay = inner.length === 10;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    ...(isDay ? { timeZone: 'UTC' } : { timeStyle: 'long' }),
  }).format(date);
}
