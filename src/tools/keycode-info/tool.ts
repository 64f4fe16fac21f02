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
      headline: 'code',
      outputGroups: { snippets: ['condition', 'react', 'hotkey', 'autoHotkey', 'appleScript'] },
      options: {
        code: text('KeyA', { maxLength: 40 }),
        modifiers: choices(['ctrl', 'alt', 'shift', 'meta'], []),
      },
      components: { page: 'press-keys' },
      examples: [
        { id: 'enterKey', options: { code: 'Enter' }, output: { code: 'Enter', keyCode: 13, location: 0 } },
        {
          id: 'shortcut',
          options: { code: 'KeyK', modifiers: ['ctrl', 'shift'] },
          output: { keyCode: 75, hotkey: 'ctrl+shift+k' },
        },
        { id: 'numericKeypad', options: { code: 'Numpad0' }, output: { key: '0', keyCode: 96, location: 3 } },
        { id: 'spaceBar', options: { code: 'Space' }, output: { key: ' ', code: 'Space', keyCode: 32 } },
        {
          id: 'arrowKey',
          options: { code: 'ArrowLeft' },
          output: { key: 'ArrowLeft', code: 'ArrowLeft', keyCode: 37 },
        },
      ],
    },
    lookup: {
      input: 'query',
      output: 'csv',
      headline: { columns: ['code'] },
      examples: [
        {
          id: 'byName',
          input: 'Escape',
          output: 'code,key,keyCode,location,elsewhere\nEscape,Escape,27,0 (standard),',
        },
        {
          id: 'byNumber',
          input: '16',
          output: 'code,key,keyCode,location,elsewhere\nShiftLeft,Shift,16,1 (left),\nShiftRight,Shift,16,2 (right),',
        },
        {
          id: 'semicolonKey',
          input: 'semicolon',
          output: 'code,key,keyCode,location,elsewhere\nSemicolon,;,186,0 (standard),Firefox: 59',
        },
        {
          id: 'pageKeys',
          input: 'page',
          output:
            'code,key,keyCode,location,elsewhere\nPageDown,PageDown,34,0 (standard),\nPageUp,PageUp,33,0 (standard),',
        },
      ],
    },
  },
});
