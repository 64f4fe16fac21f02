import { fileKind } from '#core/kinds/file-kinds.ts';
import type { OutputOf } from '#core/tool.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useIsWriting } from '#page/session/use-is-writing.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { LabelledParts } from '#ui/display/text/labelled-parts.tsx';
import { Verdict } from '#ui/display/values/verdict.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';

const { output, outputGroups, facts } = tool.operations.check;
/** What is shown above the rows, or in the status line. */
const elsewhere: readonly string[] = [
  'valid',
  'state',
  'verdict',
  'missing',
  'problems',
  'parts',
  'countryCode',
  'checkDigits',
  ...facts,
];
const rowKinds = Object.fromEntries(
  Object.entries(output).flatMap(([name, kind]) => (elsewhere.includes(name) ? [] : [[name, fileKind(kind)]])),
);

type Checked = OutputOf<typeof tool.operations.check>;

/** What else is wrong with an IBAN, its parts, then each value to be copied. */
export function IbanResult({ value }: { readonly value: Checked | undefined }) {
  const { output: outputLabel, labelOf, wordFor } = useToolMessages<typeof messages>();
  if (!value) return null;
  const isSwiss = value.iid !== null;
  return (
    <>
      <Problems value={value} />
      {value.parts && (
        <LabelledParts
          label={outputLabel('parts')}
          parts={value.parts.map(({ part, text }) => ({ label: String(part), text: String(text) }))}
        />
      )}
      <ValueRows
        values={{ ...value, qrIban: isSwiss ? value.qrIban : null }}
        kinds={rowKinds}
        labelOf={labelOf}
        wordFor={wordFor}
        groups={outputGroups}
      />
    </>
  );
}

/** The problems that the headline does not name; while it is being written, none. */
function Problems({ value: { state, problems } }: { readonly value: Checked }) {
  const isWriting = useIsWriting();
  const [first, ...others] = problems?.split('\n') ?? [];
  const shown = state === 'invalid' ? others : isWriting || first === undefined ? [] : [first, ...others];
  return shown.map((problem) => (
    <Verdict key={problem} tone="bad">
      {problem}
    </Verdict>
  ));
}
