import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { countUpTo, listing } from '#lib/listing/options.ts';
import { macForm } from '#lib/mac/options.ts';

export default defineTool({
  category: 'network',
  icon: 'router',
  createdAt: '2026-11-29',
  page: { data: 'oui', dropsOldResults: true },
  operations: {
    generate: {
      output: { macs: 'text', from: 'text', possible: 'count' },
      facts: ['from', 'possible'],
      headline: 'macs',
      earlierResults: 20,
      options: {
        source: choice(['local', 'prefix', 'vendor'], 'local'),
        macPrefix: text('02', { maxLength: 40, when: { field: 'source', is: 'prefix' } }),
        vendor: text('', { maxLength: 100, when: { field: 'source', is: 'vendor' } }),
        quadrant: choice(['aai', 'any', 'eli', 'sai'], 'aai', { when: { field: 'source', is: 'local' } }),
        cast: choice(['unicast', 'multicast'], 'unicast', { when: { field: 'source', not: 'prefix' } }),
        count: countUpTo(100_000),
        consecutive: flag(),
        ...macForm,
        ...listing,
      },
      examples: [
        {
          id: 'local',
          output: { from: 'Unicast, locally administered, no vendor', possible: '17592186044416' },
        },
        {
          id: 'vendor',
          options: { source: 'prefix', macPrefix: '00:50:56', count: 3, consecutive: true },
          output: { from: 'Unicast, VMware, Inc.', possible: '16777216' },
        },
        {
          id: 'cisco',
          options: { count: 5, separator: 'dots' },
          output: { possible: '17592186044416' },
        },
      ],
    },
  },
});
