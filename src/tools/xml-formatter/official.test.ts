import { type SaxesOptions, SaxesParser } from 'saxes';
import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** What another parser reads: events, without white space around text. */
function readEvents(xml: string, options: SaxesOptions): readonly string[] {
  const events: string[] = [];
  let text = '';
  const add = (event: string) => {
    if (text.trim() !== '') events.push(`text ${text.trim()}`);
    text = '';
    events.push(event);
  };
  const parser = new SaxesParser(options);
  // It reads no document type: an entity that is declared there is text here.
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (known, name) => known[String(name)] ?? `[${String(name)}]` });
  parser.on('error', () => {});
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => add(`cdata ${part}`));
  parser.on('comment', (comment) => add(`comment ${comment}`));
  parser.on('doctype', (doctype) => add(`doctype ${doctype.replaceAll(/\r\n?/g, '\n')}`));
  parser.on('processinginstruction', ({ target, body }) => add(`instruction ${target} ${body}`));
  parser.on('opentag', ({ name, attributes }) => add(`open ${name} ${JSON.stringify(attributes)}`));
  parser.on('closetag', ({ name }) => add(`close ${name}`));
  parser.write(xml).close();
  return events;
}

const emptyDocument = 'The empty document: an empty input is no error here, its result is empty (decision 17).';
const otherEncoding = 'Its bytes are not in the encoding that it declares; the tool is given a text, not bytes.';

/** Refuses all that is not well-formed; what comes out is the same to another parser, and stays when formatted again. */
testOfficial('xml-wellformed', {
  id: 'xml-formatter',
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
    const check = namespacesOnly && row.expectError ? 'namespaces' : 'well-formed';
    const outcome = await ask('format', inputOf(row), { check });
    if (row.expectError) return judgeRefusal(outcome);
    if (!('value' in outcome)) return describeOutcome(outcome);
    const formatted = String(outcome.value);
    const events = (xml: string) => JSON.stringify(readEvents(xml, {}));
    if (events(formatted) !== events(String(inputOf(row)))) return `another document: ${formatted.slice(0, 200)}`;
    const again = await ask('format', formatted);
    if (!('value' in again) || again.value !== formatted)
      return `formatted again, another text: ${describeOutcome(again)}`;
    const minified = await ask('minify', formatted);
    if (!('value' in minified)) return describeOutcome(minified);
    const back = await ask('format', minified.value);
    return 'value' in back && back.value === formatted ? undefined : `minified and formatted: ${describeOutcome(back)}`;
  },
});
