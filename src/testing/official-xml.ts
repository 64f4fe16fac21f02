import { SaxesParser } from 'saxes';

const emptyDocument = 'The empty document: an empty input is no error here, its result is empty (decision 17).';
const otherEncoding = 'Its bytes are not in the encoding that it declares; the tool is given a text, not bytes.';

/** Rows of the suite that tools on texts cannot pass, with the reason. */
export const xmlExceptions: Readonly<Record<string, string>> = {
  'not-wf-sa-050': emptyDocument,
  'o-p39fail3': emptyDocument,
  'hst-lhs-007': otherEncoding,
  'hst-lhs-008': otherEncoding,
  'rmt-e2e-61': otherEncoding,
};

export interface XmlEvent {
  readonly type: 'text' | 'cdata' | 'comment' | 'doctype' | 'instruction' | 'open' | 'close';
  readonly content: string;
}

/** What another parser reads, with texts in the root that follow each other as one. */
export function readXmlEvents(xml: string): readonly XmlEvent[] {
  const events: XmlEvent[] = [];
  let text = '';
  let depth = 0;
  const add = (type: XmlEvent['type'], content: string) => {
    if (text !== '' && depth > 0) events.push({ type: 'text', content: text });
    text = '';
    events.push({ type, content });
  };
  const parser = new SaxesParser();
  // It reads no document type: an entity that is declared there is text here.
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (known, name) => known[String(name)] ?? `[${String(name)}]` });
  parser.on('error', () => {});
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => add('cdata', part));
  parser.on('comment', (comment) => add('comment', comment));
  parser.on('doctype', (doctype) => add('doctype', doctype.replaceAll(/\r\n?/g, '\n')));
  parser.on('processinginstruction', ({ target, body }) => add('instruction', `${target} ${body}`));
  parser.on('opentag', ({ name, attributes }) => {
    add('open', `${name} ${JSON.stringify(attributes)}`);
    depth++;
  });
  parser.on('closetag', ({ name }) => {
    add('close', name);
    depth--;
  });
  parser.write(xml).close();
  return events;
}
