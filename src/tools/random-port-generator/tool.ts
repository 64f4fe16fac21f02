import { choice, choices, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { countUpTo, listing } from '#lib/listing/options.ts';

const own = { when: { field: 'range', is: 'custom' } } as const;
const port = { min: 1, max: 65_535 } as const;
const scattered = { when: { field: 'consecutive', is: false } } as const;
const { listFormat, listSeparator } = listing;

export default defineTool({
  category: 'development',
  icon: 'door',
  createdAt: '2026-11-22',
  operations: {
    generate: {
      output: { ports: 'text', class: 'text', note: 'text', available: 'number' },
      facts: ['class', 'note', 'available'],
      earlierResults: 20,
      options: {
        range: choice(['unprivileged', 'registered', 'dynamic', 'system', 'custom'], 'unprivileged'),
        min: int(3_000, { ...port, ...own }),
        max: int(9_999, { ...port, ...own }),
        count: countUpTo(1_000),
        consecutive: flag(),
        unique: flag(true, scattered),
        sort: flag(false, scattered),
        // A server may find an ephemeral port taken by an outgoing connection. Avoiding dynamic ones would leave nothing of
        // the range of that name.
        avoid: choices(['browsers', 'services', 'linux', 'dynamic'], ['browsers', 'services', 'linux']),
        avoidOwn: text(),
        form: choice(['plain', 'address', 'variable', 'docker'], 'plain', { group: 'output' }),
        host: text('localhost', { group: 'output', when: { field: 'form', is: 'address' } }),
        variable: text('PORT', { group: 'output', when: { field: 'form', is: 'variable' } }),
        containerPort: int(80, { ...port, group: 'output', when: { field: 'form', is: 'docker' } }),
        listFormat,
        listSeparator,
      },
      headline: 'ports',
      examples: [
        {
          id: 'ownRange',
          options: { range: 'custom', min: 5_432, max: 5_433 },
          output: { ports: '5433', class: 'Registered' },
        },
        {
          id: 'docker',
          options: { range: 'custom', min: 8_082, max: 8_085, count: 4, consecutive: true, form: 'docker' },
          output: { ports: '-p 8082:80\n-p 8083:80\n-p 8084:80\n-p 8085:80' },
        },
        {
          id: 'variable',
          options: { range: 'dynamic', form: 'variable' },
          output: { ports: 'PORT=63821', class: 'Dynamic' },
          isRandom: true,
        },
        {
          id: 'addresses',
          options: { count: 3, form: 'address', sort: true },
          output: { ports: 'localhost:7993\nlocalhost:22086\nlocalhost:32623' },
          isRandom: true,
        },
      ],
    },
    lookup: {
      input: 'text',
      output: 'csv',
      headline: { columns: ['service'] },
      examples: [
        {
          id: 'refused',
          input: '443, 6000',
          output:
            'port,class,service,notes\n443,System,HTTPS,Needs root on Linux\n6000,Registered,X11,Blocked by browsers',
        },
        { id: 'address', input: 'localhost:5432', output: 'port,class,service,notes\n5432,Registered,PostgreSQL,' },
        {
          id: 'database',
          input: '3306 6379',
          output: 'port,class,service,notes\n3306,Registered,"MySQL, MariaDB",\n6379,Registered,Redis,',
        },
      ],
    },
  },
});
