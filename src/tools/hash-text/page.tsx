import { useContext } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { RunProgress, ValueRows } from '#page/lazy-parts.tsx';
import { HeadlineContext } from '#page/results/headline-context.ts';
import { useExpected } from '#page/results/use-expected.tsx';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, useToolSession } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { Notices } from '#ui/display/notices.tsx';
import { Verdict } from '#ui/display/values/verdict.tsx';
import { lazy } from '#ui/lazy.tsx';
import { gatherFiles, isChecksumFile } from './checksum-files.ts';
import type messages from './en.json';
import { type Comparison, useComparison } from './page/use-comparison.ts';
import tool from './tool.ts';

const HashedFiles = lazy(() => import('./page/hashed-files.tsx'), 'HashedFiles');

export default function HashTextPage() {
  const { message } = useToolMessages<typeof messages>();
  const session = useToolSession<typeof tool>();
  const [expected, expectedField] = useExpected();
  const comparison = useComparison(session, expected);
  const file = 'file' in session.input ? session.input.file : undefined;
  // Integrity has no digests that a checksum file could list.
  if (!('encoding' in session.fields))
    return (
      <ToolLayout session={session}>
        <ViewNote>{message('checkIntegrity')}</ViewNote>
      </ToolLayout>
    );
  return (
    <ToolLayout
      session={session}
      gatherFiles={gatherFiles}
      renderResult={() => (
        <>
          <ComparisonView comparison={comparison} size={file?.size} />
          <Digests values={resultOf(session, 'hash', 'hashFile') ?? {}} match={comparison.match} />
        </>
      )}
      Batch={HashedFiles}
      control={
        <>
          {expectedField}
          {file && isChecksumFile(file) && <Notices messages={[message('dropListed')]} />}
        </>
      }
    />
  );
}

const { output, facts, outputGroups } = tool.operations.hash;
const digestKinds = Object.fromEntries(
  Object.entries(output).flatMap(([name, kind]) => (facts.includes(name) ? [] : [[name, fileKind(kind)]])),
);

/** Broken as cryptographic hashes, or never meant to be ones. */
const forgeable = ['md5', 'sha1', 'md4', 'crc32', 'adler32', 'xxh32', 'xxh64', 'xxh3-64', 'xxh3-128'];

interface DigestsProps {
  readonly values: Readonly<Record<string, unknown>>;
  /** The algorithm whose digest is the expected one. */
  readonly match: string | undefined;
}

function Digests({ values, match }: DigestsProps) {
  const { message, labelOf, wordFor } = useToolMessages<typeof messages>();
  const headline = useContext(HeadlineContext);
  const noteOf = (name: string) => {
    const notes = [
      ...(name === match ? [message('expectedMatch')] : []),
      ...(forgeable.includes(name) ? [message('forgeable')] : []),
    ];
    return notes.join(' · ') || undefined;
  };
  return (
    <ValueRows
      values={values}
      kinds={digestKinds}
      labelOf={labelOf}
      wordFor={wordFor}
      noteOf={noteOf}
      // The verdict beside the headline says enough of it: no row repeats it.
      marked={match === headline ? undefined : match}
      groups={outputGroups}
    />
  );
}

interface ComparisonViewProps {
  readonly comparison: Comparison;
  /** Of the file, where one is hashed. */
  readonly size: number | undefined;
}

/** Whether the expected digest is one of the input, and which. */
function ComparisonView({ comparison, size }: ComparisonViewProps) {
  const { message, labelOf } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  const { verdict, run } = comparison;
  return (
    <div role="status">
      {verdict && 'algorithm' in verdict && (
        <Verdict tone="good">{message('matches', { algorithm: labelOf(verdict.algorithm) })}</Verdict>
      )}
      {verdict && 'notice' in verdict && <Verdict tone="bad">{runMessages.notice(verdict.notice)}</Verdict>}
      {verdict && 'failure' in verdict && <Verdict tone="bad">{runMessages.failure(verdict.failure)}</Verdict>}
      {run.running && run.slow && <p>{message('comparing')}</p>}
      <RunProgress run={run} size={size} />
    </div>
  );
}
