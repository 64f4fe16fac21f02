import { expect, it } from 'vitest';
import { csvToJson } from '#lib/csv/to-json.ts';
import { writeCsv } from '#lib/csv/write.ts';

it('writes a table as JSON, in the order of its columns', () => {
  const table = writeCsv(
    ['line', '__proto__', '1'],
    [
      ['1', 'a "b", c', 'two\nlines'],
      ['2', '', ''],
    ],
  );
  expect(csvToJson(table)).toBe(
    '[\n  {\n    "line": "1",\n    "__proto__": "a \\"b\\", c",\n    "1": "two\\nlines"\n  },\n  {\n    "line": "2",\n    "__proto__": "",\n    "1": ""\n  }\n]',
  );
  expect(csvToJson('line')).toBe('[]');
});
