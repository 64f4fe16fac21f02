import { expect, test } from 'vitest';
import { formatMessage } from '#core/messages.ts';
import type { Offer } from '#core/tool.ts';
import shared from '#messages/en.json' with { type: 'json' };
import { nameOffer } from './name-offer.ts';

const messages = {
  operations: { bitwise: 'Bit operations' },
  options: { class: 'Class', webDavOnly: 'WebDAV only', uppercase: 'Uppercase', to: 'To base' },
  values: { operator: { and: 'AND' }, class: { all: 'All' }, to: { off: 'None' } },
};

test.each<[Offer, string]>([
  [{ operation: 'bitwise', input: '0xff', operator: 'and', other: '0x0f' }, 'Bit operations'],
  [{ input: '0xff', operator: 'and', other: '0x0f' }, 'Try it: 0xff AND 0x0f'],
  [{ operation: 'bitwise', bits: 8 }, 'Bit operations'],
  [{ input: '1'.repeat(60) }, `Try it: ${'1'.repeat(24)}…`],
  [{ class: 'all', webDavOnly: false }, 'Class: All, WebDAV only: Off'],
  [{ uppercase: true }, 'Uppercase'],
  [{ to: null }, 'To base: None'],
])('the offer %j is named “%s”', (offer, label) => {
  expect(nameOffer(offer, messages, (key, params = {}) => formatMessage(shared.ui[key], params, 'en'))).toBe(label);
});
