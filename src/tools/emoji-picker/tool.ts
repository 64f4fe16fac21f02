import { choice } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { emojiGroups } from '#generated/data/emoji-groups.ts';

const toneNames = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

export default defineTool({
  category: 'text',
  icon: 'mood-smile',
  createdAt: '2023-08-07',
  shortName: 'emoji',
  page: { data: 'emoji', initialInput: '', operations: ['search', 'analyse', 'fromShortcode'] },
  operations: {
    search: {
      input: 'query',
      // A pasted code point or shortcode is looked up, not taken apart.
      alsoTakes: { emoji: {} },
      output: 'csv',
      primary: ['tone', 'copyAs'],
      options: {
        group: choice(['all', ...emojiGroups], 'all', { place: 'segments', perVisit: true }),
        tone: choice(['none', ...toneNames], 'none'),
        secondTone: choice(['same', ...toneNames], 'same', { when: { field: 'tone', not: 'none' } }),
        copyAs: choice(
          ['emoji', 'codePoints', 'escape', 'braces', 'html', 'htmlDecimal', 'css', 'shortcode', 'name'],
          'emoji',
        ),
      },
      headline: { columns: ['emoji'] },
      examples: [
        { id: 'byName', input: 'party popper', output: 'emoji,name\n🎉,party popper' },
        {
          id: 'skinTone',
          input: ':wave:',
          options: { tone: 'medium' },
          output: 'emoji,name\n👋🏽,waving hand: medium skin tone',
        },
        {
          id: 'codePoint',
          input: 'U+1F680',
          options: { copyAs: 'escape' },
          output: 'emoji,name,code\n🚀,rocket,\\ud83d\\ude80',
        },
        {
          id: 'htmlCode',
          input: ':tada:',
          options: { copyAs: 'html' },
          output: 'emoji,name,code\n🎉,party popper,&#x1F389;',
        },
        { id: 'flag', input: ':jp:', output: 'emoji,name\n🇯🇵,flag: Japan' },
      ],
    },
    describe: {
      input: 'emoji',
      output: {
        emoji: 'text',
        name: 'text',
        group: 'text',
        version: 'text',
        codePoints: 'text',
        shortcode: 'text',
        keywords: 'text',
        shortcodes: 'text',
        variants: 'text',
        escape: 'text',
        braces: 'text',
        html: 'text',
        htmlDecimal: 'text',
        css: 'text',
        url: 'text',
        utf8: 'text',
        python: 'text',
        rust: 'text',
        go: 'text',
        asText: 'text',
      },
      headline: 'name',
      outputGroups: {
        code: ['escape', 'braces', 'html', 'htmlDecimal', 'css', 'url', 'utf8', 'python', 'rust', 'go'],
        more: ['keywords', 'shortcodes', 'variants', 'asText'],
      },
      examples: [
        {
          id: 'smiley',
          input: '😀',
          output: {
            name: 'grinning face',
            group: 'Smileys & emotion',
            codePoints: 'U+1F600',
            escape: '\\ud83d\\ude00',
            braces: '\\u{1F600}',
            html: '&#x1F600;',
            url: '%F0%9F%98%80',
            utf8: 'F0 9F 98 80',
          },
        },
        {
          id: 'skinTone',
          input: '👋🏽',
          output: { name: 'waving hand: medium skin tone', codePoints: 'U+1F44B U+1F3FD' },
        },
        {
          id: 'joinedEmoji',
          input: '👩‍💻',
          output: {
            name: 'woman technologist',
            codePoints: 'U+1F469 U+200D U+1F4BB',
            shortcode: ':woman_technologist:',
          },
        },
      ],
    },
    analyse: {
      input: 'text',
      alsoTakes: { emoji: {} },
      output: 'csv',
      examples: [
        {
          id: 'skinTone',
          input: 'Hi 👋🏽',
          output:
            'character,name,codePoints\nH,,U+0048\ni,,U+0069\nU+0020,,U+0020\n👋🏽,waving hand: medium skin tone,U+1F44B U+1F3FD',
        },
        { id: 'flag', input: '🇯🇵', output: 'character,name,codePoints\n🇯🇵,flag: Japan,U+1F1EF U+1F1F5' },
        {
          id: 'joinedEmoji',
          input: '👩‍💻',
          output: 'character,name,codePoints\n👩‍💻,woman technologist,U+1F469 U+200D U+1F4BB',
        },
      ],
    },
    fromShortcode: {
      input: 'text',
      output: 'text',
      examples: [
        { id: 'commitMessage', input: 'Ship it :rocket: :+1:', output: 'Ship it 🚀 👍' },
        { id: 'timesUntouched', input: ':bell: at 10:30:00', output: '🔔 at 10:30:00' },
      ],
    },
  },
});
