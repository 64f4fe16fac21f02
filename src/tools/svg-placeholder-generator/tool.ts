import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const pixels = { min: 1, max: 20_000 } as const;
const shape = { group: 'shape' } as const;
const type = { group: 'type' } as const;

/** How a picture looks, apart from its size and text. */
const look = {
  background: text('#cccccc', { kind: 'color' }),
  contrast: flag(),
  textColor: text('#333333', { kind: 'color', when: { field: 'contrast', is: false } }),
  fit: flag(false, type),
  fontSize: int(null, { optional: true, min: 1, max: 5_000, ...type, when: { field: 'fit', is: false } }),
  font: choice(['monospace', 'sans-serif', 'serif', 'custom'], 'monospace', type),
  fontFamily: text('', { ...type, maxLength: 500, when: { field: 'font', is: 'custom' } }),
  bold: flag(false, type),
  pattern: choice(['none', 'stripes', 'dots', 'checker', 'gradient'], 'none', shape),
  patternColor: text('#bbbbbb', { kind: 'color', ...shape, when: { field: 'pattern', not: 'none' } }),
  radius: int(0, { min: 0, max: 10_000, ...shape }),
  border: int(0, { min: 0, max: 1_000, ...shape }),
  borderColor: text('#999999', { kind: 'color', ...shape }),
  cross: flag(false, shape),
  exact: flag(true, shape),
};

export default defineTool({
  category: 'images-and-videos',
  icon: 'photo',
  createdAt: '2026-11-23',
  shortName: 'placeholder',
  page: { initialInput: '', operations: ['generate', 'batch', 'embed'], ownInputs: ['batch', 'embed'] },
  operations: {
    generate: {
      input: 'text',
      output: {
        svg: 'svg',
        source: 'text',
        base64: 'data-uri',
        uri: 'text',
        img: 'html',
        css: 'text',
        bytes: 'number',
      },
      facts: ['bytes'],
      primary: ['background', 'textColor'],
      presets: {
        usual: { width: 600, height: 350 },
        avatar: { width: 128, height: 128 },
        banner: { width: 728, height: 90 },
        social: { width: 1_200, height: 630 },
        hd: { width: 1_920, height: 1_080 },
        uhd: { width: 3_840, height: 2_160 },
        phone: { width: 390, height: 844 },
        a4: { width: 794, height: 1_123 },
      },
      options: {
        width: int(600, { ...pixels, by: 'height', place: 'own' }),
        height: int(350, { ...pixels, place: 'own' }),
        showText: flag(true),
        ...look,
        title: text('', { content: true, maxLength: 1_000 }),
      },
      headline: 'svg',
      components: { control: 'size-fields', after: 'save-one' },
      examples: [
        {
          id: 'ownText',
          input: 'A & B <c>',
          output: {
            source:
              '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="350" viewBox="0 0 600 350"><rect width="600" height="350" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="monospace" font-size="26" fill="#333333">A &amp; B &lt;c&gt;</text></svg>',
          },
        },
        {
          id: 'noText',
          input: '(no text)',
          options: { width: 16, height: 9, background: '#000', showText: false, exact: false },
          output: {
            base64:
              'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiA5Ij48cmVjdCB3aWR0aD0iMTYiIGhlaWdodD0iOSIgZmlsbD0iIzAwMCIvPjwvc3ZnPg==',
            uri: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%23000'/%3E%3C/svg%3E",
          },
        },
        {
          id: 'roundAvatar',
          input: 'AL',
          options: { width: 128, height: 128, radius: 64, fit: true },
          output: {
            source:
              '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><rect width="128" height="128" rx="64" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="monospace" font-size="85.33" fill="#333333">AL</text></svg>',
            bytes: 285,
          },
        },
        {
          id: 'striped',
          input: 'Your ad here',
          options: { width: 728, height: 90, pattern: 'stripes' },
          output: {
            source:
              '<svg xmlns="http://www.w3.org/2000/svg" width="728" height="90" viewBox="0 0 728 90"><rect width="728" height="90" fill="#cccccc"/><defs><pattern id="stripes-bbbbbb" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="10" height="20" fill="#bbbbbb"/></pattern></defs><rect width="728" height="90" fill="url(#stripes-bbbbbb)"/><text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="monospace" font-size="26" fill="#333333">Your ad here</text></svg>',
            bytes: 520,
          },
        },
      ],
    },
    batch: {
      input: 'picture-size',
      output: 'csv',
      primary: ['background', 'textColor'],
      options: look,
      components: { after: 'save-all' },
      examples: [
        {
          id: 'oneSize',
          input: '16x9',
          options: { background: '#000', textColor: '#fff', fontSize: 4 },
          output:
            'file,width,height,text,bytes,uri\nplaceholder-16x9.svg,16,9,16x9,260,"data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxNiIgaGVpZ2h0PSI5IiB2aWV3Qm94PSIwIDAgMTYgOSI+PHJlY3Qgd2lkdGg9IjE2IiBoZWlnaHQ9IjkiIGZpbGw9IiMwMDAiLz48dGV4dCB4PSI1MCUiIHk9IjUwJSIgZG9taW5hbnQtYmFzZWxpbmU9ImNlbnRyYWwiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJtb25vc3BhY2UiIGZvbnQtc2l6ZT0iNCIgZmlsbD0iI2ZmZiI+MTZ4OTwvdGV4dD48L3N2Zz4="',
        },
        {
          id: 'twoSizes',
          input: '8x8\n16x8',
          options: { fontSize: 4 },
          output:
            'file,width,height,text,bytes,uri\nplaceholder-8x8.svg,8,8,8x8,262,"data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4IiBoZWlnaHQ9IjgiIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiIGZpbGw9IiNjY2NjY2MiLz48dGV4dCB4PSI1MCUiIHk9IjUwJSIgZG9taW5hbnQtYmFzZWxpbmU9ImNlbnRyYWwiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJtb25vc3BhY2UiIGZvbnQtc2l6ZT0iNCIgZmlsbD0iIzMzMzMzMyI+OHg4PC90ZXh0Pjwvc3ZnPg=="\nplaceholder-16x8.svg,16,8,16x8,266,"data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxNiIgaGVpZ2h0PSI4IiB2aWV3Qm94PSIwIDAgMTYgOCI+PHJlY3Qgd2lkdGg9IjE2IiBoZWlnaHQ9IjgiIGZpbGw9IiNjY2NjY2MiLz48dGV4dCB4PSI1MCUiIHk9IjUwJSIgZG9taW5hbnQtYmFzZWxpbmU9ImNlbnRyYWwiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJtb25vc3BhY2UiIGZvbnQtc2l6ZT0iNCIgZmlsbD0iIzMzMzMzMyI+MTZ4ODwvdGV4dD48L3N2Zz4="',
        },
      ],
    },
    archive: {
      input: 'picture-size',
      output: 'file',
      options: look,
      examples: [
        {
          id: 'onePixel',
          input: '1x1',
          options: { background: '#000' },
          output:
            'UEsDBBQAAAAAAAAAIQAbq5aWBgEAAAYBAAATAAAAcGxhY2Vob2xkZXItMXgxLnN2ZzxzdmcgeG1sbnM9Imh0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnIiB3aWR0aD0iMSIgaGVpZ2h0PSIxIiB2aWV3Qm94PSIwIDAgMSAxIj48cmVjdCB3aWR0aD0iMSIgaGVpZ2h0PSIxIiBmaWxsPSIjMDAwIi8+PHRleHQgeD0iNTAlIiB5PSI1MCUiIGRvbWluYW50LWJhc2VsaW5lPSJjZW50cmFsIiB0ZXh0LWFuY2hvcj0ibWlkZGxlIiBmb250LWZhbWlseT0ibW9ub3NwYWNlIiBmb250LXNpemU9IjAuNDQiIGZpbGw9IiMzMzMzMzMiPjF4MTwvdGV4dD48L3N2Zz5QSwECFAMUAAAAAAAAACEAG6uWlgYBAAAGAQAAEwAAAAAAAAAAAAAApIEAAAAAcGxhY2Vob2xkZXItMXgxLnN2Z1BLBQYAAAAAAQABAEEAAAA3AQAAAAA=',
        },
      ],
    },
    pictures: {
      input: 'picture-size',
      output: 'rows',
      internal: true,
      options: look,
    },
    embed: {
      input: 'svg',
      output: { base64: 'data-uri', uri: 'text', img: 'html', css: 'text', bytes: 'number' },
      facts: ['bytes'],
      headline: 'base64',
      examples: [
        {
          id: 'emptySvg',
          input: '<svg xmlns="http://www.w3.org/2000/svg"/>',
          output: {
            base64: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
            uri: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
          },
        },
        {
          id: 'circle',
          input:
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="#06c"/></svg>',
          output: {
            uri: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'%3E%3Ccircle cx='1' cy='1' r='1' fill='%2306c'/%3E%3C/svg%3E",
            css: "background-image: url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'%3E%3Ccircle cx='1' cy='1' r='1' fill='%2306c'/%3E%3C/svg%3E\");",
          },
        },
      ],
    },
  },
});
