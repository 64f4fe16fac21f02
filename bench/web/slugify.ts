/** 20,000 titles as slugs, in Latin letters and others. Run: npx tsx bench/web/slugify.ts */
import * as logic from '../../src/tools/slugify-string/logic.ts';
import tool from '../../src/tools/slugify-string/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const repeat = (title: string): string => Array.from({ length: 20_000 }, (_, index) => `${title} ${index}`).join('\n');
const english = repeat('How we made the search of our documentation faster: part');
await measure('20,000 English titles (limit 300 ms)', () => run('slugify', english));
await measure('20,000 French titles', () => run('slugify', repeat('Où l’été dure : l’île déserte, épisode')));
await measure('20,000 Russian titles', () => run('slugify', repeat('Как мы ускорили поиск, часть')));
await measure('20,000 Chinese titles', () => run('slugify', repeat('你好世界，我们的搜索')));
await measure('20,000 titles, emoji by name (limit 300 ms)', () =>
  run('slugify', repeat('How we made 🚀 the search 👩‍💻 of our documentation faster 👍🏽: part'), { emoji: 'name' }),
);
await measure('20,000 titles, all the same', () =>
  run('slugify', 'The same title\n'.repeat(20_000), { numberDuplicates: true }),
);
