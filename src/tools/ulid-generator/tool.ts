import { flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { countUpTo, listing } from '#lib/listing/options.ts';

export default defineTool({
  category: 'crypto',
  icon: 'sort-ascending-numbers',
  createdAt: '2023-09-11',
  page: { operations: ['generate', 'inspect', 'table'] },
  operations: {
    generate: {
      output: { ulids: 'text', moment: 'text' },
      facts: ['moment'],
      options: {
        count: countUpTo(1_000_000),
        lowercase: flag(),
        monotonic: flag(),
        time: text('', { moment: true }),
        ...listing,
      },
      headline: 'ulids',
      examples: [
        {
          id: 'pastMoment',
          options: { time: '2016-07-30T23:54:10.259Z' },
          output: { moment: '2016-07-30T23:54:10.259Z' },
        },
        {
          id: 'monotonic',
          options: { count: 3, monotonic: true, time: '2026-01-01T00:00:00Z' },
          output: {
            ulids: '01KDVDNA00A7G7P0F6Z6XFSA5N\n01KDVDNA00A7G7P0F6Z6XFSA5P\n01KDVDNA00A7G7P0F6Z6XFSA5Q',
            moment: '2026-01-01T00:00:00.000Z',
          },
          isRandom: true,
        },
        {
          id: 'lowercase',
          options: { lowercase: true, time: '2026-01-01T00:00:00Z' },
          output: { ulids: '01kdvdna00a7g7p0f6z6xfsa5n' },
          isRandom: true,
        },
      ],
    },
    inspect: {
      input: 'ulid',
      list: { operation: 'table' },
      alsoTakes: { uuid: {} },
      output: {
        ulid: 'ulid',
        uuid: 'uuid',
        time: 'text',
        random: 'text',
        localTime: 'text',
        milliseconds: 'number',
        hex: 'text',
        integer: 'text',
      },
      outputGroups: { forms: ['localTime', 'milliseconds', 'hex', 'integer'] },
      headline: 'time',
      examples: [
        {
          id: 'parts',
          input: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
          output: {
            uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
            time: '2016-07-30T23:54:10.259Z',
            random: 'd6764c61efb99302bd5b',
            milliseconds: 1_469_922_850_259,
          },
        },
        {
          id: 'fromUuid',
          input: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
          output: { ulid: '01FWHE4YDGFK1SHH6W1G60EECF', time: '2022-02-22T19:22:22.000Z' },
        },
        {
          id: 'earliest',
          input: '00000000000000000000000000',
          output: { time: '1970-01-01T00:00:00.000Z', uuid: '00000000-0000-0000-0000-000000000000', milliseconds: 0 },
        },
        {
          id: 'lookalikes',
          input: 'o1arz3ndektsv4rrffq69g5fav',
          output: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV', time: '2016-07-30T23:54:10.259Z' },
        },
      ],
    },
    table: {
      input: 'ulid',
      output: { table: 'csv', count: 'number', different: 'number', invalid: 'number' },
      facts: ['count', 'different', 'invalid'],
      headline: 'table',
      reportsErrors: true,
      examples: [
        {
          id: 'limits',
          input: '01ARYZ6S410000000000000000\n7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
          output: {
            table:
              'ulid,time,milliseconds,random,uuid\n01ARYZ6S410000000000000000,2016-07-30T22:36:16.385Z,1469918176385,00000000000000000000,01563df3-6481-0000-0000-000000000000\n7ZZZZZZZZZZZZZZZZZZZZZZZZZ,+010889-08-02T05:31:50.655Z,281474976710655,ffffffffffffffffffff,ffffffff-ffff-ffff-ffff-ffffffffffff',
            count: 2,
          },
        },
        {
          id: 'sameTwice',
          input: '01ARZ3NDEKTSV4RRFFQ69G5FAV\n01arz3ndektsv4rrffq69g5fav',
          output: { count: 2, different: 1 },
        },
        {
          id: 'oneInvalid',
          input: '01ARZ3NDEKTSV4RRFFQ69G5FAV\n01ARZ3NDEKTSV4RRFFQ69G5',
          output: { count: 1, invalid: 1 },
        },
      ],
    },
    toUuid: {
      input: 'ulid',
      output: 'uuid',
      examples: [
        { id: 'convert', input: '01ARZ3NDEKTSV4RRFFQ69G5FAV', output: '01563e3a-b5d3-d676-4c61-efb99302bd5b' },
        { id: 'lowercaseUlid', input: '01arz3ndektsv4rrffq69g5fav', output: '01563e3a-b5d3-d676-4c61-efb99302bd5b' },
      ],
    },
  },
});
