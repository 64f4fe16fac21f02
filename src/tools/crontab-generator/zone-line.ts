import { isZone, setting, unquote } from './crontab.ts';

interface ZonedExpression {
  readonly expression: string;
  /** Where it begins. */
  readonly offset: number;
  readonly zone?: { readonly name: string; readonly value: string; readonly offset: number };
}

/** Splits an expression from what is above or in front of it: comments, settings, and the time zone that one of them sets. */
export function splitZone(text: string): ZonedExpression {
  let zone: ZonedExpression['zone'];
  let offset = 0;
  for (const whole of text.split('\n')) {
    const line = whole.replace(/\r$/, '');
    const [, head = '', first = '', value = ''] = /^(\s*(\w+)=(\S+)\s+)\S/.exec(line) ?? [];
    if (isZone(first))
      return {
        expression: text.slice(offset + head.length),
        offset: offset + head.length,
        zone: { name: first, value: unquote(value), offset },
      };
    const [, name = '', set = ''] = setting.exec(line) ?? [];
    if (isZone(name)) zone = { name, value: unquote(set), offset };
    else if (name === '' && /^\s*[^\s#]/.test(line))
      return { expression: text.slice(offset), offset, ...(zone && { zone }) };
    offset += whole.length + 1;
  }
  return { expression: text, offset: 0 };
}
