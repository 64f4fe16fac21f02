/** HTML of 1 MB formatted, and written as Markdown. Run: npx tsx bench/web/html-wysiwyg-editor.ts */
import * as logic from '../../src/tools/html-wysiwyg-editor/logic.ts';
import tool from '../../src/tools/html-wysiwyg-editor/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const page =
  '<h2>Title</h2><p>Some <b>formatted</b> text &amp; a <a href="https://example.com">link</a>.</p><ul><li><p>one</p></li></ul>\n'.repeat(
    8_500,
  );
await measure('1 MB formatted (limit 1 s)', () => run('format', page));
await measure('1 MB as Markdown', () => run('toMarkdown', page));
