import { defineKind } from '#core/kind.ts';
import { unwrap } from '#lib/redirects/unwrap.ts';

/** The link of a service that leads on to a URL which it contains, such as an Outlook Safe Link. */
export default defineKind({
  repr: 'text',
  base: 'url',
  isShort: true,
  wraps: { output: 'target' },
  detect: (text) => (text.length < 16_384 && !/\s/.test(text.trim()) && unwrap(text.trim()) ? 0.95 : 0),
});
