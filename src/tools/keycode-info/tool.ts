import { choices, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'keyboard',
  page: { initialInput: '' },
  operations: {
    describe: {
      output: {
        key: 'text',
        code: 'text',
        keyCode: 'number',
        which: 'number',
        charCode: 'number',
        location: 'number',
        modifiers: 'text',
        codePoint: 'text',
        condition: 'text',
        react: 'text',
        hotkey: 'text',
        autoHotkey: 'text',
        appleScript: 'text',
      },
      outputGroups: { snippets: ['condition', 'react', 'hotkey', 'autoHotkey', 'appleScript'] },
      options: {
        code: text('KeyA', { maxLength: 40 }),
        modifiers: choices(['ctrl', 'alt', 'shift', 'meta'], []),
      },
      components: { page: 'press-keys' },
      examples: [
        { id: 'describe1', options: { code: 'Enter' }, output: { code: 'Enter', keyCode: 13, location: 0 } },
        {
          id: 'describe2',
          options: { code: 'KeyK', modifiers: ['ctrl', 'shift'] },
          output: { keyCode: 75, hotkey: 'ctrl+shift+k' },
        },
        { id: 'describe3', options: { code: 'Numpad0' }, output: { key: '0', keyCode: 96, location: 3 } },
      ],
    },
    lookup: {
      input: 'query',
      output: 'csv',
      examples: [
        {
          id: 'lookup1',
          input: 'Escape',
          output: 'code,key,keyCode,location,elsewhere\nEscape,Escape,27,0 (standard),',
        },
        {
          id: 'lookup2',
          input: '16',
          output: 'code,key,keyCode,location,elsewhere\nShiftLeft,Shift,16,1 (left),\nShiftRight,Shift,16,2 (right),',
        },
        {
          id: 'lookup3',
          input: 'semicolon',
          output: 'code,key,keyCode,location,elsewhere\nSemicolon,;,186,0 (standard),Firefox: 59',
        },
      ],
    },
  },
});
