import { choice } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const sections = [
  'all',
  'characters',
  'classes',
  'anchors',
  'repeat',
  'groups',
  'lookaround',
  'flags',
  'replacement',
  'recipes',
] as const;

const options = {
  section: choice(sections, 'all', { place: 'segments', perVisit: true }),
  flavor: choice(['all', 'javascript', 'pcre', 'python', 'go', 'java', 'dotnet', 'posix', 'bre', 'gnu'], 'all'),
};

const head = 'section,title,syntax,flavors,pattern,flags,text,id';

export default defineTool({
  category: 'development',
  icon: 'text-regex-asterisk',
  createdAt: '2026-11-29',
  page: { initialInput: '', operations: ['search', 'writeCheatsheet'] },
  operations: {
    search: {
      input: 'query',
      output: 'csv',
      headline: { columns: ['syntax'] },
      primary: ['flavor'],
      options,
      components: { result: 'syntax-list' },
      examples: [
        {
          id: 'grapheme',
          input: 'grapheme',
          output: `${head}\nCharacters,A character as people see it (grapheme),\\X,"PCRE (PHP), Java",,,,grapheme`,
        },
        {
          id: 'symbol',
          input: '(?<=',
          output: `${head}\nLookaround,Preceded by,(?<=…),"JavaScript, PCRE (PHP), Python, Java, .NET",(?<=\\$)\\d+,g,$5 €7,lookbehind\nReady-made,Between words of camelCase,(?<=[a-z])(?=[A-Z]),"JavaScript, PCRE (PHP), Python, Java, .NET",(?<=[a-z])(?=[A-Z]),g,camelCaseName,camel-case`,
        },
        {
          id: 'email',
          input: 'email',
          output: `${head}\nReady-made,E-mail address,[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+,"All but POSIX ERE, POSIX BRE, GNU",[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+,g,Write to bob@example.org.,email-pattern`,
        },
      ],
    },
    writeCheatsheet: {
      long: true,
      fixed: true,
      output: 'text',
      options,
      examples: [
        {
          id: 'replacement',
          options: { section: 'replacement', flavor: 'python' },
          output:
            '# Regex cheatsheet\n\n## Replacement\n\n- `\\1`: Text of group 1 (Python, sed, PHP)\n- `\\g<name>`: Text of a named group (Python)',
        },
      ],
    },
  },
});
