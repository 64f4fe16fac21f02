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
      examples: [
        {
          id: 'generate1',
          options: { time: '2016-07-30T23:54:10.259Z' },
          output: { moment: '2016-07-30T23:54:10.259Z' },
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
      examples: [
        {
          id: 'inspect1',
          input: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
          output: {
            uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
            time: '2016-07-30T23:54:10.259Z',
            random: 'd6764c61efb99302bd5b',
            milliseconds: 1_469_922_850_259,
          },
        },
        {
          id: 'inspect2',
          input: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
          output: { ulid: '01FWHE4YDGFK1SHH6W1G60EECF', time: '2022-02-22T19:22:22.000Z' },
        },
      ],
    },
    table: {
      input: 'ulid',
      output: { table: 'csv', count: 'number', different: 'number' },
      facts: ['count', 'different'],
      examples: [
        {
          id: 'table1',
          input: '01ARYZ6S410000000000000000\n7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
          output: {
            table:
              'ulid,time,milliseconds,random,uuid\n01ARYZ6S410000000000000000,2016-07-30T22:36:16.385Z,1469918176385,00000000000000000000,01563df3-6481-0000-0000-000000000000\n7ZZZZZZZZZZZZZZZZZZZZZZZZZ,+010889-08-02T05:31:50.655Z,281474976710655,ffffffffffffffffffff,ffffffff-ffff-ffff-ffff-ffffffffffff',
            count: 2,
          },
        },
      ],
    },
    toUuid: {
      input: 'ulid',
      output: 'uuid',
      examples: [
        { id: 'toUuid1', input: '01ARZ3NDEKTSV4RRFFQ69G5FAV', output: '01563e3a-b5d3-d676-4c61-efb99302bd5b' },
      ],
    },
  },
});
