import { RunProgress } from '#page/lazy-parts.tsx';
import { useExpected } from '#page/results/use-expected.tsx';
import { inputValue, useTool } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Verdict } from '#ui/display/values/verdict.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { Command } from './command.tsx';

interface VerificationProps {
  readonly session: SessionOf<typeof tool>;
}

/** The expected signature and whether it is that of the message; and the command that prints the same one. */
export function Verification({ session }: VerificationProps) {
  const [expected, expectedField] = useExpected();
  // The first signature takes less room than the empty pane, and would move the field.
  const hasField = session.run.success !== undefined || expected !== '';
  return (
    <>
      {hasField && expectedField}
      <Comparison session={session} expected={expected} />
      {'algorithm' in session.fields && <Command session={session} />}
    </>
  );
}

interface ComparisonProps extends VerificationProps {
  readonly expected: string;
}

/** Whether the expected signature is that of the message; if not, what would make it so. */
function Comparison({ session, expected }: ComparisonProps) {
  const { message } = useToolMessages<typeof messages>();
  const { messages: all } = useTool();
  const runMessages = useRunMessages();
  const { input, run: own } = session;
  const operation = session.operation.input === 'file' ? 'verifyFile' : 'verify';
  // Of all algorithms, it does not matter which one is compared with first, and all are whole.
  const isOfAll = !('algorithm' in session.fields);
  const isAsked = expected.trim() !== '' && own.success !== undefined;
  const { run, outcome } = useOperation(session, operation, isAsked ? inputValue(input) : undefined, {
    ...session.optionsOf(operation),
    ...(isOfAll && { truncate: null }),
    expected,
  });
  const isShown = isAsked && outcome && !run.running;
  const { algorithm } = session.optionsOf(operation);
  const notices = outcome && 'value' in outcome ? outcome.notices.filter(isVerdict) : [];
  const other = isOfAll ? notices.find(({ code }) => code === 'matches-algorithm')?.params['other'] : undefined;
  const matching =
    outcome && 'value' in outcome && outcome.value ? (all.values?.['algorithm']?.[algorithm] ?? algorithm) : other;
  return (
    <div role="status">
      {isShown && matching !== undefined && (
        <Verdict tone="good">{message('matches', { algorithm: matching })}</Verdict>
      )}
      {isShown && 'value' in outcome && matching === undefined && (
        <Verdict tone="bad">{isOfAll ? message('matchesNone') : notices.map(runMessages.notice).join(' ')}</Verdict>
      )}
      {isShown && 'failure' in outcome && outcome.failure.at?.field === 'expected' && (
        <Verdict tone="bad">{runMessages.failure(outcome.failure)}</Verdict>
      )}
      <RunProgress run={run} size={'file' in input ? input.file.size : undefined} />
    </div>
  );
}

/** The other notices are those of the HMAC itself. */
const isVerdict = ({ code }: { readonly code: string }): boolean =>
  code === 'mismatch' || code === 'expected-length' || code.startsWith('matches-');
