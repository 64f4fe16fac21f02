import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import { readXmlEvents, xmlExceptions } from '#testing/official-xml.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** Refuses all that is not well-formed; what the lossless mapping gives back is the same to another parser. */
testOfficial('xml-wellformed', {
  id: 'xml-to-json',
  tool,
  logic,
  exceptions: xmlExceptions,
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
    const [before, after] = [xml, String(back.value)].map((text) =>
      JSON.stringify(readXmlEvents(text).filter(({ type }) => type !== 'doctype')),
    );
    return before === after ? undefined : `another document: ${back.value}`;
  },
});
