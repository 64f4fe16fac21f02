import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import { readXmlEvents, xmlExceptions } from '#testing/official-xml.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** Refuses all that is not well-formed; what comes out is the same to another parser, and stays when formatted again. */
testOfficial('xml-wellformed', {
  id: 'xml-formatter',
  tool,
  logic,
  exceptions: xmlExceptions,
  async judge(row, ask) {
    const { namespacesOnly } = row.options as { readonly namespacesOnly: boolean };
    const check = namespacesOnly && row.expectError ? 'namespaces' : 'well-formed';
    const outcome = await ask('format', inputOf(row), { check });
    if (row.expectError) return judgeRefusal(outcome);
    if (!('value' in outcome)) return describeOutcome(outcome);
    const formatted = String(outcome.value);
    // White space around text is that of the layout.
    const events = (xml: string) =>
      JSON.stringify(
        readXmlEvents(xml)
          .map((event) => (event.type === 'text' ? { ...event, content: event.content.trim() } : event))
          .filter(({ type, content }) => type !== 'text' || content !== ''),
      );
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
