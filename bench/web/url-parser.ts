/** A list of 100,000 URLs. Run: npx tsx bench/web/url-parser.ts */

import { parametersOf } from '../../src/lib/url/query.ts';
import { withParameters } from '../../src/lib/url/written-url.ts';
import * as logic from '../../src/tools/url-parser/logic.ts';
import tool from '../../src/tools/url-parser/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const urls = Array.from({ length: 100_000 }, (_, n) => `https://host${n}.example.com:8080/a/b?x=${n}&y=%20#z`).join(
  '\n',
);
await measure('100,000 URLs as a table (limit 3 s)', () => run('table', urls));
const many = `https://e.com/?${Array.from({ length: 500 }, (_, n) => `key${n}=value${n}`).join('&')}`;
await measure('a parameter of 500 set (limit 16 ms)', () =>
  withParameters(
    many,
    parametersOf(new URL(many).search)
      .map(({ written }) => written)
      .with(250, 'a=b'),
  ),
);
