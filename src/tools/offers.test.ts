/** What notices and errors offer leads to a run without them. */
import { expect, test } from 'vitest';
import { failureOf, type Notice } from '#core/execution/execute.ts';
import { formatMessage } from '#core/messages.ts';
import type { Offer } from '#core/tool.ts';
import shared from '#messages/en.json' with { type: 'json' };
import { nameOffer } from '#page/name-offer.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { runOperation } from '#testing/run-operation.ts';

const tools = new Map((await loadAllTools()).map((tool) => [tool.id, tool]));

type Options = Readonly<Record<string, unknown>>;

test.each<[use: string, input: string, code: string, options?: Options]>([
  ['base-converter/bitwise', '300', 'does-not-fit', { bits: 8 }],
  ['base-converter/convert', '1e3', 'assumed-hex'],
  ['base-converter/decodeFloat', '400921fb54442d18', 'too-many-bits'],
  ['base64-string-converter/encodeBytes', 'fb ff fe', 'hex-as-text'],
  ['base64-string-converter/decode', 'Zm9v\nYg==\nYg==', 'base64-padding'],
  ['base64-string-converter/decode', '6Q==', 'invalid-byte'],
  ['base64-string-converter/decode', 'iVBORw0KGgoAAAANSUhEUg==', 'invalid-byte'],
  ['base64-string-converter/decode', 'dwBoAG8AYQBtAGkA', 'utf-16'],
  ['basic-auth-generator/encode', 'é日', 'not-latin1', { charset: 'latin1' }],
  ['benchmark-builder/compare', 'a: 1,500 2,300', 'ambiguous-number'],
  ['benchmark-builder/stats', '1,5', 'comma-in-number'],
  ['color-converter/convert', '0xFF336699', 'alpha-first'],
  ['crontab-generator/explain', '0 9 * * MON–FRI', 'dash'],
  ['crontab-generator/explain', '@daily /usr/bin/backup', 'cron-command'],
  ['crontab-generator/nextRuns', '0 0 * * * /usr/bin/backup', 'cron-command'],
  ['crontab-generator/nextRuns', '0 0 15W * *', 'cron-sign', { dialect: 'linux' }],
  ['crontab-generator/nextRuns', '0 12 1 * * *', 'six-fields'],
  ['crontab-generator/nextRuns', '0 0 L-3 * ?', 'sign-needs-seconds'],
  ['crontab-generator/nextRuns', '0 0 0 ? * 2', 'weekday-numbers'],
  ['date-converter/describe', '03/04/26', 'unclear-date'],
  ['http-status-codes/search', 'rate limit', 'all-hidden', { class: '5xx', webDavOnly: true }],
  ['json-to-csv/toCsv', '[{"a":"=1+1"}]', 'formulas'],
  ['json-diff/csvDiff', 'id,n\n1,a\n2,b', 'key-suggested', { right: 'id,n\n2,b\n1,a' }],
  ['json-prettify/format', '{"a":1 "b":2}', 'missing-comma'],
  ['json-prettify/query', '{"a":[1,2}', 'closes-wrong'],
  ['list-converter/convert', 'a, b, c', 'one-item'],
  ['list-converter/convert', 'a\nb\na', 'duplicates-removed'],
  ['list-converter/convert', '1\na', 'texts-among-numbers', { prefix: '', suffix: '', listPrefix: '(' }],
  ['list-converter/split', '1,5;2,5', 'one-item'],
  ['json-to-csv/toCsv', '{"n":1,"data":[{"a":1}]}', 'records-at'],
  ['list-converter/sort', '1,500\n2', 'ambiguous-number', { order: 'number' }],
  ['mime-types/search', 'application/x-7z-compressed', 'all-hidden', { show: 'registered' }],
  ['phone-parser-and-formatter/describe', '442071838750', 'add-plus'],
  ['roman-numeral-converter/fromRoman', 'IC', 'not-before', { reading: 'strict' }],
  ['sql-prettify/format', 'SELECT a::int', 'read-as'],
  ['sql-prettify/format', 'SELECT [a b] FROM t', 'works-in-two'],
  ['sql-prettify/minify', 'select 1\nGO\n', 'written-for'],
  ['svg-placeholder-generator/generate', '', 'low-contrast', { background: '#222' }],
  ['temperature-converter/convertAll', '1,500 °C', 'ambiguous-number'],
  ['text-to-binary/decode', '11101001', 'invalid-bits'],
  ['text-to-binary/decode', '48 65 6c 6c 6f', 'not-binary'],
  ['text-to-binary/decode', '1001000 1101001', 'left-over'],
  ['text-to-binary/decode', '01001000,01101001', 'not-strict', { reading: 'strict' }],
  ['url-parser/parse', 'example.com', 'no-scheme'],
  ['url-parser/parse', 'localhost:3000/api', 'host-as-scheme'],
  ['url-parser/parse', 'hxxps://evil[.]com/x', 'host'],
  ['url-parser/clean', 'hxxps[://]evil[.]com/x', 'not-url'],
  ['url-encoder/decode', 'caf%E9', 'not-utf-8'],
  ['yaml-to-json-converter/toJson', 'a: 1\na: 2', 'key-set-twice'],
])('%s of %j offers a run without %s', async (use, input, code, options = {}) => {
  const [id = '', name = ''] = use.split('/');
  const tool = tools.get(id);
  if (!tool) throw new Error(`There is no tool ${id}.`);
  const reported = async (text: string, all: Options, operation = name): Promise<readonly Notice[]> => {
    const outcome = await runOperation(tool, operation, text, all);
    if ('bug' in outcome) throw new Error(outcome.bug.stack);
    return 'value' in outcome ? outcome.notices : [...outcome.notices, failureOf(outcome)];
  };
  const before = await reported(input, options);
  expect(before.map((notice) => notice.code)).toContain(code);
  const [offer] = before.find((notice) => notice.code === code)?.offers ?? [];
  expect(offer).toBeDefined();
  const { input: offered = input, operation = name, ...chosen } = offer ?? {};
  const after = await reported(offered, { ...(operation === name && options), ...chosen }, operation);
  expect(after.map((notice) => notice.code)).not.toContain(code);
});

const language = {
  locale: 'en',
  t: (key: keyof typeof shared.ui, params = {}) => formatMessage(shared.ui[key], params, 'en'),
} as const;

// The labels of their options are long.
test.each<[id: string, code: string, offer: Offer, label: string]>([
  ['list-converter', 'texts-among-numbers', { prefix: "'", suffix: "'", escape: 'sql' }, 'Quote the items'],
  ['list-converter', 'duplicates-removed', { duplicates: 'keep' }, 'Keep duplicates'],
  ['roman-numeral-converter', 'not-standard', { reading: 'lenient' }, 'Read as 4'],
  ['roman-numeral-converter', 'space-inside', { reading: 'lenient' }, 'Read as 4'],
])('%s names its offer in %s', (id, code, offer, label) => {
  const messages = tools.get(id)?.messages.en ?? { operations: {} };
  expect(nameOffer(offer, messages, language, { code, params: { number: 4 } })).toBe(label);
});
