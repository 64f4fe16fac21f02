import { choice, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** Cameras are there for the page alone: on the command line there is nothing to take. */
export default defineTool({
  category: 'images-and-videos',
  icon: 'camera',
  createdAt: '2023-05-15',
  page: { operations: ['nameFile'] },
  operations: {
    nameFile: {
      output: 'text',
      internal: true,
      options: { medium: choice(['photo', 'video'], 'photo'), extension: text('png') },
      components: { page: 'camera' },
    },
  },
});
