import { choice } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const options = { show: choice(['milliseconds', 'hundredths', 'seconds'], 'milliseconds') };
const primary = ['show'] as const;

export default defineTool({
  category: 'measurement',
  icon: 'clock',
  createdAt: '2026-11-23',
  page: { operations: ['laps', 'format'] },
  operations: {
    laps: {
      input: 'text',
      output: { table: 'csv', mean: 'text', median: 'text', best: 'text', worst: 'text', deviation: 'text' },
      outputGroups: { statistics: ['median', 'deviation'] },
      primary,
      options,
      examples: [
        {
          id: 'laps1',
          input: '00:01.000\n00:02.500\n00:06.000',
          output: { mean: '00:02.000', best: '00:01.000', worst: '00:03.500' },
        },
      ],
    },
    format: {
      input: 'text',
      output: 'text',
      primary,
      options,
      examples: [
        { id: 'format1', input: '123456', output: '02:03.456' },
        { id: 'format2', input: '90061001', output: '1 d 01:01:01.001' },
      ],
    },
  },
});
