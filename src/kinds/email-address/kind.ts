import { defineKind } from '#core/kind.ts';

/** As most people write it: without quotes and comments, in a domain with a dot. */
const plain = /^[^\s@"(),:;<>[\]\\]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]+$/u;
/** With a name, as mail programs copy it. */
const named = /^[^<>@\r\n]{0,100}<([^<>\s]+)>$/;

/** An e-mail address, with or without a name; several lines of them are a list. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    return written.length < 400 && plain.test(named.exec(written)?.[1] ?? written) ? 0.9 : 0;
  },
});
