import { expect, test } from 'vitest';
import { formatMessage } from '#core/messages.ts';
import type { Offer } from '#core/tool.ts';
import shared from '#messages/en.json' with { type: 'json' };
import { nameOffer } from './name-offer.ts';

const messages = {
  operations: { bitwise: 'Bit operations' },
  options: {
    class: 'Class',
    webDavOnly: 'WebDAV only',
    uppercase: 'Uppercase',
    to: 'To base',
    dialect: 'Dialect',
    time: 'Time (default: now)',
  },
  offers: { expression: 'Calculate {x}' },
  values: {
    operator: { and: 'AND' },
    class: { all: 'All' },
    to: { off: 'None' },
    dialect: { extended: 'Extended (Croner, cron-parser)' },
  },
};

const language = {
  locale: 'en',
  t: (key: keyof typeof shared.ui, params = {}) => formatMessage(shared.ui[key], params, 'en'),
} as const;

test.each<[Offer, string]>([
  [{ operation: 'bitwise', input: '0xff', operator: 'and', other: '0x0f' }, 'Bit operations'],
  [{ input: '0xff', operator: 'and', other: '0x0f' }, 'Try it: 0xff AND 0x0f'],
  [{ operation: 'bitwise', bits: 8 }, 'Bit operations'],
  [{ input: '1'.repeat(60) }, `Try it: ${'1'.repeat(24)}…`],
  [{ class: 'all', webDavOnly: false }, 'Class: All, WebDAV only: Off'],
  [{ uppercase: true }, 'Uppercase'],
  [{ to: null }, 'To base: None'],
  [{ dialect: 'extended' }, 'Dialect: Extended'],
  [{ time: '2020-01-01T00:00:00.000Z' }, 'Time: 2020-01-01T00:00:00.000Z'],
  [{ time: '2020-01-01' }, 'Time (default: now): 2020-01-01'],
  [{ input: 'cron(0 12 ? * MON-FRI *) (UTC)' }, 'Try it: cron(0 12 ? * MON-FRI *)…'],
])('the offer %j is named “%s”', (offer, label) => {
  expect(nameOffer(offer, messages, language, { code: 'other', params: {} })).toBe(label);
});

test('the tool names the offer of an error', () => {
  const offer = { input: '0xff', operator: 'and', other: '0x0f' };
  const error = { code: 'expression', params: { x: '0xff AND 0x0f' } };
  expect(nameOffer(offer, messages, language, error)).toBe('Calculate 0xff AND 0x0f');
});
