/** How fast 10 and 50 MB of XML are formatted, minified and checked. Run: npx tsx bench/development/xml.ts */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/xml-formatter/logic.ts';
import tool from '../../src/tools/xml-formatter/tool.ts';
import { measure } from '../shared/measure.ts';
import { makeRandom } from '../shared/random-words.ts';

/** Records as of an export: attributes, nested elements, comments, CDATA and text with entities. */
function makeXml(megabytes: number): string {
  const { random, someWords } = makeRandom();
  const records: string[] = [];
  for (let id = 0, length = 0; length < megabytes * 2 ** 20; id++) {
    const record =
      `<record id="${id}" active="${random(2) === 1}"><!-- ${id} --><name>${someWords(2).join(' ')}</name>` +
      `<price currency='EUR'>${random(10_000) / 97}</price><tags>${someWords(3)
        .map((word) => `<tag>${word}</tag>`)
        .join('')}</tags><note>${someWords(6).join(' &amp; ')} – é <b>${id}</b></note>` +
      `<raw><![CDATA[${someWords(3).join(' < ')}]]></raw><none/></record>`;
    records.push(record);
    length += record.length;
  }
  return `<?xml version="1.0" encoding="UTF-8"?><records xmlns="urn:example">${records.join('')}</records>`;
}

const ctx = plainContext();
const run = (operation: string, xml: string) => execute(logic, tool, operation, xml, {}, ctx);

const ten = makeXml(10);
const fifty = makeXml(50);
await measure('10 MB formatted (limit 1.5 s)', () => run('format', ten));
await measure('50 MB formatted (limit 8 s)', () => run('format', fifty));
await measure('50 MB minified', () => run('minify', fifty));
await measure('50 MB checked and counted', () => run('validate', fifty));
const deep = '<a>'.repeat(1_000_000) + '</a>'.repeat(1_000_000);
await measure('1,000,000 levels minified', () => run('minify', deep));
