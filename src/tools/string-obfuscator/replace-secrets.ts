import type { Bare } from './documents/find-in-document.ts';
import type { Secret } from './find-secrets.ts';

/** Replaces secrets in their order; a scalar of a document that needs quotes for that has them. */
export function replaceSecrets(
  text: string,
  secrets: readonly Secret[],
  replace: (secret: Secret, value: string) => string,
): string {
  const parts: string[] = [];
  let done = 0;
  let open: Bare | undefined;
  const copy = (until: number, added: string) => {
    parts.push(text.slice(done, until), added);
    done = until;
  };
  const close = () => {
    if (open) copy(open.end, open.quote);
    open = undefined;
  };
  for (const secret of secrets) {
    const { start, end, bare } = secret;
    if (bare !== open) close();
    if (bare && bare !== open && (bare.isNumber || start === bare.start)) {
      open = bare;
      copy(bare.start, bare.quote);
    }
    const value = text.slice(start, end);
    const mark = !bare && isNumber.test(value) ? quoteFor(text, secret) : '';
    copy(start, mark + replace(secret, value) + mark);
    done = end;
  }
  close();
  return parts.join('') + text.slice(done);
}

const isNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** What quotes the name before a value of JSON that has no quotes: a masked number is none, but a string. */
function quoteFor(text: string, { start, end }: Secret): string {
  const before = /(\\{0,15}")[ \t]{0,9}:\s{0,9}$/.exec(text.slice(Math.max(0, start - 36), start));
  return /^\s*(?:[,}]|$)/.test(text.slice(end, end + 9)) ? (before?.[1] ?? '') : '';
}
