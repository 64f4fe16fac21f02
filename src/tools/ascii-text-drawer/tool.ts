import { choice, int } from '#core/fields.ts';
import { defineTool, outputsOf } from '#core/tool.ts';

/** The best known first. */
const fontIds = [
  'standard',
  'slant',
  'small',
  'big',
  'ansiShadow',
  'doom',
  'block',
  'banner',
  'ogre',
  'smallSlant',
  'mini',
  'shadow',
  'script',
  'lean',
  'digital',
  'bubble',
  'calvinS',
  'graffiti',
  'starWars',
  'larry3d',
  'colossal',
  'roman',
  'speed',
  'chunky',
  'rectangles',
  'ansiRegular',
  'broadway',
  'isometric',
  'threeDimensional',
  'bloody',
] as const;

const drawing = {
  width: int(80, { min: 20, max: 400 }),
  letters: choice(['default', 'full', 'fitted', 'smushed'], 'default', { more: true }),
  align: choice(['left', 'center', 'right'], 'left', { more: true }),
  box: choice(['none', 'ascii', 'single', 'rounded', 'double', 'stars'], 'none'),
  comment: choice(['none', 'hash', 'slashes', 'block', 'dashes', 'semicolons', 'percent', 'html'], 'none'),
};

export default defineTool({
  category: 'text',
  icon: 'typography',
  createdAt: '2026-11-29',
  page: { operations: ['draw', 'drawAll'], initialInput: 'Penknife' },
  operations: {
    draw: {
      input: 'text',
      output: 'drawing',
      primary: ['font', 'comment', 'box'],
      options: { font: choice(fontIds, 'standard'), ...drawing },
      examples: [
        {
          id: 'banner',
          input: 'Deploy',
          output:
            ' ____             _\n' +
            '|  _ \\  ___ _ __ | | ___  _   _\n' +
            "| | | |/ _ \\ '_ \\| |/ _ \\| | | |\n" +
            '| |_| |  __/ |_) | | (_) | |_| |\n' +
            '|____/ \\___| .__/|_|\\___/ \\__, |\n' +
            '           |_|            |___/\n',
        },
        {
          id: 'comment',
          input: 'Setup',
          options: { font: 'small', comment: 'hash' },
          output:
            '#  ___      _\n' +
            '# / __| ___| |_ _  _ _ __\n' +
            "# \\__ \\/ -_)  _| || | '_ \\\n" +
            '# |___/\\___|\\__|\\_,_| .__/\n' +
            '#                   |_|\n',
        },
        {
          id: 'blocks',
          input: 'v2.0',
          options: { font: 'ansiShadow', box: 'double' },
          output:
            '╔═══════════════════════════════╗\n' +
            '║ ██╗   ██╗██████╗     ██████╗  ║\n' +
            '║ ██║   ██║╚════██╗   ██╔═████╗ ║\n' +
            '║ ██║   ██║ █████╔╝   ██║██╔██║ ║\n' +
            '║ ╚██╗ ██╔╝██╔═══╝    ████╔╝██║ ║\n' +
            '║  ╚████╔╝ ███████╗██╗╚██████╔╝ ║\n' +
            '║   ╚═══╝  ╚══════╝╚═╝ ╚═════╝  ║\n' +
            '╚═══════════════════════════════╝\n',
        },
      ],
    },
    drawAll: {
      input: 'text',
      output: outputsOf(fontIds, 'drawing'),
      headline: 'standard',
      options: { width: drawing.width },
      examples: [{ id: 'fonts', input: 'Hi', output: { calvinS: '╦ ╦┬\n╠═╣│\n╩ ╩┴\n' } }],
    },
  },
});
