import { flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-digit',
  redirectFrom: ['/file-to-base64', '/base64-converter'],
  operations: {
    encode: {
      input: 'text',
      output: 'base64',
      inverse: 'decode',
      options: { urlSafe: flag() },
      examples: [{ input: 'hello', output: 'aGVsbG8=' }],
    },
    decode: {
      input: 'base64',
      output: 'text',
      inverse: 'encode',
      examples: [{ input: 'aGVsbG8=', output: 'hello' }],
    },
  },
});
