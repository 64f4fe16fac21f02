import { RunProgress } from '#page/lazy-parts.tsx';
import { inputValue, useTool } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Verdict } from '#ui/display/verdict.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface VerificationProps {
  readonly session: SessionOf<typeof tool>;
  readonly expected: string;
}

/** Whether the expected signature is that of the message; if not, what would make it so. */
export function Verification({ session, expected }: VerificationProps) {
  const { message } = useToolMessages<typeof messages>();
  const { messages: all } = useTool();
  const runMessages = useRunMessages();
  const { name, input, run: own } = session;
  const operation = name === 'hmacFile' ? 'verifyFile' : 'verify';
  const isAsked = expected.trim() !== '' && own.success !== undefined;
  const { run, outcome } = useOperation(session, operation, isAsked ? inputValue(input) : undefined, {
    ...session.optionsOf(operation),
    expected,
  });
  const isShown = isAsked && outcome && !run.running;
  const { algorithm } = session.optionsOf(operation);
  return (
    <div role="status">
      {isShown && 'value' in outcome && outcome.value && (
        <Verdict tone="good">
          {message('matches', { algorithm: all.values?.['algorithm']?.[algorithm] ?? algorithm })}
        </Verdict>
      )}
      {isShown && 'value' in outcome && !outcome.value && (
        <Verdict tone="bad">{outcome.notices.filter(isVerdict).map(runMessages.notice).join(' ')}</Verdict>
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
