import { SaxesParser } from 'saxes';
import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** What another parser reads: events, with texts in the root that follow each other as one. */
function readEvents(xml: string): readonly string[] {
  const events: string[] = [];
  let text = '';
  let depth = 0;
  const add = (event: string) => {
    if (text !== '' && depth > 0) events.push(`text ${text}`);
    text = '';
    events.push(event);
  };
  const parser = new SaxesParser();
  // It reads no document type: an entity that is declared there is text here.
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (known, name) => known[String(name)] ?? `[${String(name)}]` });
  parser.on('error', () => {});
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => add(`cdata ${part}`));
  parser.on('comment', (comment) => add(`comment ${comment}`));
  parser.on('processinginstruction', ({ target, body }) => add(`instruction ${target} ${body}`));
  parser.on('opentag', ({ name, attributes }) => {
    add(`open ${name} ${JSON.stringify(attributes)}`);
    depth++;
  });
  parser.on('closetag', ({ name }) => {
    add(`close ${name}`);
    depth--;
  });
  parser.write(xml).close();
  return events;
}

const emptyDocument = 'The empty document: an empty input is no error here, its result is empty (decision 17).';
const otherEncoding = 'Its bytes are not in the encoding that it declares; the tool is given a text, not bytes.';

/** Refuses all that is not well-formed; what the lossless mapping gives back is the same to another parser. */
testOfficial('xml-wellformed', {
  id: 'xml-to-json',
  tool,
  logic,
  exceptions: {
    'not-wf-sa-050': emptyDocument,
    'o-p39fail3': emptyDocument,
    'hst-lhs-007': otherEncoding,
    'hst-lhs-008': otherEncoding,
    'rmt-e2e-61': otherEncoding,
  },
  async judge(row, ask) {
    const { namespacesOnly } = row.options as { readonly namespacesOnly: boolean };
    if (row.expectError) return namespacesOnly ? undefined : judgeRefusal(await ask('toJson', inputOf(row)));
    const options = { mapping: 'ordered', whitespace: 'keep' };
    const there = await ask('toJson', inputOf(row), options);
    if (!('value' in there)) return describeOutcome(there);
    const back = await ask('toXml', there.value, { mapping: 'ordered', indent: '0' });
    if (!('value' in back)) return describeOutcome(back);
    // A document type may declare entities, which are expanded on the way.
    const xml = String(inputOf(row));
    if (/<!ENTITY/.test(xml)) return undefined;
    const [before, after] = [xml, String(back.value)].map((text) => JSON.stringify(readEvents(text)));
    return before === after ? undefined : `another document: ${back.value}`;
  },
});
