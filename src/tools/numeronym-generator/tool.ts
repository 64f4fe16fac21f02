import { choice, int } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'abc',
  createdAt: '2026-11-29',
  operations: {
    shorten: {
      input: 'text',
      output: 'text',
      primary: ['unit', 'minLength'],
      options: {
        unit: choice(['word', 'line'], 'word'),
        minLength: int(4, { min: 3, max: 100 }),
      },
      examples: [
        { id: 'word', input: 'internationalization', output: 'i18n' },
        {
          id: 'long',
          input: 'Accessibility and localization of Kubernetes',
          options: { minLength: 10 },
          output: 'A11y and l10n of K8s',
        },
        { id: 'line', input: 'Andreessen Horowitz', options: { unit: 'line' }, output: 'A16z' },
      ],
    },
    expand: {
      input: 'text',
      alsoTakes: { numeronym: {} },
      output: 'text',
      examples: [
        { id: 'known', input: 'i18n', output: 'internationalization' },
        { id: 'sentence', input: 'A11y and l10n of K8s', output: 'Accessibility and localization of Kubernetes' },
        { id: 'unknown', input: 'o11y of x42z', output: 'observability of x42z' },
      ],
    },
  },
});
