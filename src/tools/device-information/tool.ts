import { text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** Only the page knows the device: the command line has nothing to show. */
export default defineTool({
  category: 'web',
  icon: 'device-desktop',
  page: { operations: ['describeLocale'] },
  operations: {
    describeLocale: {
      output: {
        timeZone: 'text',
        offset: 'text',
        calendar: 'text',
        numberingSystem: 'text',
        hourCycle: 'text',
        firstDay: 'text',
        sampleDate: 'text',
        sampleNumber: 'text',
        sampleCurrency: 'text',
      },
      internal: true,
      options: { language: text('') },
      components: { page: 'device-facts' },
    },
  },
});
