import { choice } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const options = { show: choice(['milliseconds', 'hundredths', 'seconds'], 'milliseconds') };
const primary = ['show'] as const;

export default defineTool({
  category: 'measurement',
  icon: 'clock',
  createdAt: '2026-11-23',
  page: { operations: ['laps', 'format'], ownInputs: ['format'] },
  operations: {
    laps: {
      input: 'text',
      output: { table: 'csv', mean: 'text', median: 'text', best: 'text', worst: 'text', deviation: 'text' },
      headline: 'table',
      outputGroups: { statistics: ['median', 'deviation'] },
      primary,
      options,
      components: { lead: 'stopwatches', after: 'send-laps' },
      examples: [
        {
          id: 'threeLaps',
          input: '00:01.000\n00:02.500\n00:06.000',
          output: { mean: '00:02.000', best: '00:01.000', worst: '00:03.500' },
        },
        {
          id: 'milliseconds',
          input: '61250\n123900\n184000',
          output: { mean: '01:01.333', best: '01:00.100', worst: '01:02.650' },
        },
        {
          id: 'wholeSeconds',
          input: '01:02.300\n02:01.900',
          options: { show: 'seconds' },
          output: { mean: '01:00', best: '00:59', worst: '01:02' },
        },
      ],
    },
    format: {
      input: 'text',
      output: 'text',
      primary,
      options,
      examples: [
        { id: 'minutes', input: '123456', output: '02:03.456' },
        { id: 'moreThanADay', input: '90061001', output: '1 d 01:01:01.001' },
        { id: 'severalTimes', input: '1500\n62000', output: '00:01.500\n01:02.000' },
      ],
    },
  },
});
