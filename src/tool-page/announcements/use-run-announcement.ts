import { useEffect, useMemo } from 'react';
import type { Operation } from '#core/tool.ts';
import { useTool } from '#page/services.ts';
import type { Success } from '#page/session/run.ts';
import { useDescriptions } from '#page/session/use-descriptions.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useVocabulary } from '#page/session/use-vocabulary.ts';
import { announce, retract, useAnnouncement } from '#ui/announcements.ts';
import { useMessages } from '#ui/messages.ts';
import { spokenAnswer } from './spoken-answer.ts';

/** Announces how the runs that the user has caused end: the answer with its first notice, or what is wrong. */
export function useRunAnnouncement(session: ToolSession, view: RunView): void {
  const { operation, run } = session;
  const { t } = useMessages();
  const vocabulary = useVocabulary();
  const isSettled = session.hasActed && !session.isTicking && !run.running;
  const failed = isSettled && run.issues.length === 0 ? run.outcome : undefined;
  const descriptions = useDescriptions(failed !== undefined && 'failure' in failed);
  const problem =
    failed &&
    ('failure' in failed
      ? descriptions?.describeFailure(failed.failure, vocabulary, true)
      : 'bug' in failed
        ? t('bug', { message: failed.bug.message })
        : view.missing);
  const added = session.joined && t('addedToOld');
  useAnnouncement(problem ? [added, problem].filter(Boolean).join(' ') : undefined);
  useAnswerAnnouncement(operation, isSettled && !view.isStale ? view.success : undefined, added);
}

/**
 * Announces the answer of a result, with its first notice.
 * @param lead what has become of its input
 */
export function useAnswerAnnouncement(operation: Operation, success: Success | undefined, lead?: string): void {
  const { messages } = useTool();
  const { t, locale } = useMessages();
  const vocabulary = useVocabulary();
  const notice = success?.notices[0];
  const descriptions = useDescriptions(notice !== undefined);
  const noticeText = notice && descriptions?.describeNotice(notice, vocabulary);
  const answer = useMemo(
    () => success && spokenAnswer(operation, success.operation, success.value, messages, locale),
    [success, operation, messages, locale],
  );
  const label = answer && (answer.label ?? t(typeof operation.output === 'string' ? 'output' : 'results'));
  const lines = answer?.lines === undefined ? undefined : t('lines', { n: answer.lines });
  const text = [answer?.text, lines].filter(Boolean).join(', ');
  const value = answer?.value;
  useEffect(() => {
    if (label === undefined) return;
    // A text is the same when it is made again, another value is not.
    const about = typeof value === 'object' ? value : `${label}: ${String(value)}`;
    const say = () => {
      const verdicts = shownVerdicts();
      const result = text === '' ? label : t('fact', { label, value: text });
      const said = [...verdicts, !verdicts.includes(text) && result, noticeText]
        .filter(Boolean)
        .join('; ')
        .replaceAll('.; ', '. ');
      return lead === undefined ? said : `${lead} ${said}`;
    };
    announce(say, about);
    return () => retract(about);
  }, [label, value, text, noticeText, lead, t]);
}

/** The verdicts that a tool shows with its result. */
const shownVerdicts = (): readonly string[] =>
  [...document.querySelectorAll('[data-results] [data-verdict]')].map(({ textContent }) => textContent.trim());
