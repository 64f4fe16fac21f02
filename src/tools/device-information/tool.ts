import { text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** The device is known to the page alone: on the command line there is nothing to tell. */
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
