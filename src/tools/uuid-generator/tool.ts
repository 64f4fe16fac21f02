import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { countUpTo, listing } from '#lib/listing/options.ts';

/** How UUIDs are written; `writeUuid` does it. */
const uuidForm = {
  form: choice(
    ['plain', 'braces', 'urn', 'hex', 'integer', 'base64', 'base64url', 'csharp', 'java', 'go', 'sql'],
    'plain',
  ),
  hyphens: flag(true, { when: { field: 'form', is: ['plain', 'braces'] } }),
  uppercase: flag(false, { when: { field: 'form', not: ['integer', 'base64', 'base64url'] } }),
};

const ofName = { field: 'version', is: ['v5', 'v3', 'v8'] } as const;
const ofNode = { field: 'version', is: ['v1', 'v6'] } as const;

export default defineTool({
  category: 'crypto',
  icon: 'fingerprint',
  createdAt: '2026-11-22',
  page: { operations: ['generate', 'inspect', 'table', 'format'] },
  operations: {
    generate: {
      output: 'text',
      options: {
        version: choice(['v4', 'v7', 'v1', 'v6', 'v5', 'v3', 'v8', 'nil', 'max'], 'v4'),
        count: { ...countUpTo(1_000_000), when: { field: 'version', not: ['v5', 'v3', 'v8'] } },
        names: text('https://example.com/', { content: true, sample: true, multiline: true, when: ofName }),
        namespace: choice(['url', 'dns', 'oid', 'x500', 'custom'], 'url', { when: ofName }),
        customNamespace: text('', { when: { field: 'namespace', is: 'custom' } }),
        customBytes: text('', { content: true, when: { field: 'version', is: 'v8' }, more: true }),
        time: text('', { moment: true, when: { field: 'version', is: ['v7', 'v1', 'v6'] } }),
        monotonic: flag(true, { when: { field: 'version', is: 'v7' } }),
        node: text('', { content: true, when: ofNode }),
        clockSequence: int(null, { optional: true, min: 0, max: 16_383, when: ofNode }),
        ...uuidForm,
        ...listing,
      },
      examples: [
        {
          id: 'nameBased',
          options: { version: 'v5', namespace: 'dns', names: 'www.example.com' },
          output: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
        },
        {
          id: 'allOnes',
          options: { version: 'max', uppercase: true },
          output: 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
        },
        { id: 'random', output: '51e07b01-e6f9-4afc-a8b5-1af96d470c43', isRandom: true },
        {
          id: 'sortable',
          options: { version: 'v7', time: '2026-01-01T00:00:00Z' },
          output: '019b76da-a800-72fc-a8b5-1af96d470c43',
          isRandom: true,
        },
        { id: 'allZeros', options: { version: 'nil' }, output: '00000000-0000-0000-0000-000000000000' },
      ],
    },
    inspect: {
      input: 'uuid',
      list: { operation: 'table' },
      output: {
        summary: 'text',
        uuid: 'uuid',
        version: 'text',
        time: 'text',
        clockSequence: 'number',
        node: 'text',
        localId: 'text',
        random: 'text',
        variant: 'text',
        localTime: 'text',
        milliseconds: 'number',
        nodeKind: 'text',
        integer: 'text',
        hex: 'text',
        base64url: 'text',
        ulid: 'ulid',
        guidBytes: 'text',
      },
      outputGroups: {
        parts: ['localTime', 'milliseconds', 'nodeKind'],
        forms: ['integer', 'hex', 'base64url', 'ulid', 'guidBytes'],
      },
      headline: 'summary',
      copies: 'uuid',
      examples: [
        {
          id: 'unixTime',
          input: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
          output: {
            uuid: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
            time: '2022-02-22T19:22:22.000Z',
            milliseconds: 1_645_557_742_000,
            ulid: '01FWHE4YDGFK1SHH6W1G60EECF',
          },
        },
        {
          id: 'timeAndNode',
          input: 'C232AB00-9414-11EC-B3C8-9F6BDECED846',
          output: { time: '2022-02-22T19:22:22.0000000Z', clockSequence: 13_256, node: '9f:6b:de:ce:d8:46' },
        },
        {
          id: 'versionFour',
          input: '550e8400-e29b-41d4-a716-446655440000',
          output: { version: '4 (random)', time: null, variant: 'RFC 9562', base64url: 'VQ6EAOKbQdSnFkRmVUQAAA' },
        },
        {
          id: 'guidInBraces',
          input: '{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}',
          output: {
            uuid: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
            version: '1 (time and node)',
            time: '1998-02-04T22:13:53.1511824Z',
            node: '00:c0:4f:d4:30:c8',
          },
        },
        {
          id: 'shortForm',
          input: 'XfQYgTrtNRWIpy9KgUzwng',
          output: { uuid: '5df41881-3aed-3515-88a7-2f4a814cf09e', version: '3 (name, MD5)' },
        },
      ],
    },
    table: {
      input: 'uuid',
      output: { table: 'csv', uuids: 'number', different: 'number', invalid: 'number' },
      facts: ['uuids', 'different', 'invalid'],
      headline: 'table',
      examples: [
        {
          id: 'twoForms',
          input: '1EC9414C-232A-6B00-B3C8-9F6BDECED846\n{00000000-0000-0000-0000-000000000000}',
          output: { uuids: 2, different: 2 },
        },
        {
          id: 'duplicates',
          input: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6\nF81D4FAE7DEC11D0A76500A0C91E6BF6',
          output: { uuids: 2, different: 1 },
        },
        {
          id: 'oneInvalid',
          input: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6\nf81d4fae-7dec-11d0-a765',
          output: { uuids: 1, invalid: 1 },
        },
      ],
    },
    format: {
      input: 'uuid',
      output: 'text',
      options: uuidForm,
      examples: [
        {
          id: 'toShort',
          input: '5df41881-3aed-3515-88a7-2f4a814cf09e',
          options: { form: 'base64url' },
          output: 'XfQYgTrtNRWIpy9KgUzwng',
        },
        {
          id: 'toGuid',
          input: 'urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846',
          options: { form: 'braces', uppercase: true },
          output: '{C232AB00-9414-11EC-B3C8-9F6BDECED846}',
        },
        { id: 'addHyphens', input: '5df418813aed351588a72f4a814cf09e', output: '5df41881-3aed-3515-88a7-2f4a814cf09e' },
      ],
    },
    toUlid: {
      input: 'uuid',
      output: 'ulid',
      examples: [
        { id: 'versionSeven', input: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', output: '01FWHE4YDGFK1SHH6W1G60EECF' },
        { id: 'anyVersion', input: '550e8400-e29b-41d4-a716-446655440000', output: '2N1T201RMV87AAE5J4CSAM8000' },
      ],
    },
  },
});
