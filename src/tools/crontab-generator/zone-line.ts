import { isZone, setting, unquote } from './crontab.ts';

interface ZonedExpression {
  readonly expression: string;
  /** Where it begins. */
  readonly offset: number;
  /** What is kept in front of another expression in its place. */
  readonly before: string;
  readonly zone?: { readonly name: string; readonly value: string; readonly offset: number };
}

/** The value of a key in YAML or JSON, or an argument in code, up to the end of its line: in quotation marks. */
const quoted =
  /^(\s*(?:-\s+)?(?:@?\w+\(\s*)?(?:(["']?)[\w.-]+\2\s*[:=]\s*)?(["'`]))([^"'`\r\n]+)\3[\s,;)]*(?:(?:#|\/\/).*)?$/;

/** An expression without the quotation marks that configuration files and code have around it. */
function takeFrom(text: string, start: number) {
  const written = text.slice(start);
  const [, head = '', , , inside] = quoted.exec(written) ?? [];
  const before = text.slice(0, start);
  return inside === undefined
    ? { expression: written, offset: start, before }
    : { expression: inside, offset: start + head.length, before };
}

/**
 * Splits an expression from what is around it: comments and settings above or in front of it, the time zone that one of
 * them sets, quotation marks, and the key whose value it is.
 */
export function splitZone(text: string): ZonedExpression {
  let zone: ZonedExpression['zone'];
  let offset = 0;
  for (const whole of text.split('\n')) {
    const line = whole.replace(/\r$/, '');
    const [, head = '', first = '', value = ''] = /^(\s*(\w+)=(\S+)\s+)\S/.exec(line) ?? [];
    if (isZone(first))
      return { ...takeFrom(text, offset + head.length), zone: { name: first, value: unquote(value), offset } };
    const [, name = '', set = ''] = setting.exec(line) ?? [];
    if (isZone(name)) zone = { name, value: unquote(set), offset };
    else if (name === '' && /^\s*[^\s#]/.test(line)) return { ...takeFrom(text, offset), ...(zone && { zone }) };
    offset += whole.length + 1;
  }
  return takeFrom(text, 0);
}
