import { describeNotice } from '#core/describe.ts';
import { prepare } from '#core/execution/execute.ts';
import { type Fields, fieldFromText, hasPane } from '#core/fields.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { isSecretKind } from '#core/kinds/secret-kinds.ts';
import { formatMessage, type Message, type ToolMessages } from '#core/messages.ts';
import type { Answer, AnswerQuestion } from '#core/operations/answer.ts';
import { holdsSecrets } from '#core/operations/has-secret-input.ts';
import { copiedOf, headlineOf } from '#core/operations/headline.ts';
import type { Context, Operation } from '#core/tool.ts';
import { readCsv } from '#lib/csv/read.ts';
import { formatDecimal, isDecimal } from '#lib/text/format-decimal.ts';
import { loadLogic } from './load-logic.ts';
import { loadTool } from './load-tool.ts';
import { run } from './run.ts';

const maxAnswerLength = 200;

/** The results of these are numbers, even where they are texts because of their size. */
const numericKinds: readonly KindId[] = ['expression', 'numeral', 'percent-question'];

/** Notices that all tools share are about files and encodings. */
const noMessages = { errors: {}, notices: {}, issues: {} };

/** Whether an operation may run without a request for it. */
const answersUnasked = ({ input, live, costly, options = {} }: Operation): boolean =>
  input !== undefined && live !== false && !costly && !Object.values(options).some(hasPane);

/**
 * The answer to a value: one line of text or a number. Of a secret, it is only what the message of the tool says of it.
 * Undefined where there is none.
 */
export async function findAnswer(
  { text, kind, tool: id, operation: name, options }: AnswerQuestion,
  context: Partial<Context> & Pick<Context, 'locale'>,
): Promise<Answer | undefined> {
  const { tool, operations, messages } = await loadTool(id, context.locale);
  const operation = operations[name];
  const message = messages.answers?.[name];
  const isSecret = isSecretKind(kind) || holdsSecrets(tool);
  if (!operation || !answersUnasked(operation) || (isSecret && message === undefined)) return undefined;
  const call = prepare(name, operation, text, readOptions(operation.options, options));
  const outcome = await run(loadLogic(id, context.locale), call, context);
  if (!('value' in outcome) || outcome.isRandom) return undefined;
  if (!outcome.notices.every(({ code }) => messages.notices?.[code])) return undefined;
  const { locale } = context;
  const headline = isSecret ? undefined : answerByHeadline(operation, outcome.value, kind, { messages, locale });
  const composed = message && composeAnswer(message, valuesOf(operation, outcome.value), { messages, locale });
  const answer = [composed && copyHeadline(composed, headline), headline].find(
    (one) => one && ![one.shown, one.copied].includes(text.trim()),
  );
  if (!answer) return undefined;
  const vocabulary = { locale, core: noMessages, messages };
  const notice = outcome.notices.map((one) => describeNotice(one, vocabulary)).join(' ');
  return { ...answer, ...(notice && { notice }) };
}

interface InLanguage {
  readonly messages: ToolMessages;
  readonly locale: string;
}

function answerByHeadline(
  operation: Operation,
  value: unknown,
  kind: KindId,
  { messages, locale }: InLanguage,
): Answer | undefined {
  const headline = headlineOf(operation, value);
  const answer = oneLine(headline?.value);
  const copied = oneLine(copiedOf(operation, value)?.value);
  if (answer === undefined || copied === undefined) return undefined;
  const isNumber = isDecimal(answer);
  const isUnitless = numericKinds.includes(kind);
  // Among several outputs, the unit of a number may be in its label.
  if (isNumber && headline?.name !== undefined && !isUnitless) return undefined;
  const word = messages.values?.[headline?.name ?? '']?.[answer];
  const isFormatted = isNumber && (isUnitless || typeof headline?.value === 'number');
  return { shown: word ?? (isFormatted ? formatDecimal(answer, locale) : answer), copied };
}

/** The results of an operation by name; of a table, its first row by column. */
function valuesOf({ output }: Operation, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof output !== 'string') return (value ?? {}) as Readonly<Record<string, unknown>>;
  if (output !== 'csv' || typeof value !== 'string') return {};
  const [columns, first] = readCsv(value);
  return Object.fromEntries((columns?.fields ?? []).map((column, index) => [column, first?.fields[index]]));
}

/** Fills in a message; undefined where one of its values is absent. Copied is the number of a message with one. */
function composeAnswer(
  message: Message,
  values: Readonly<Record<string, unknown>>,
  { messages, locale }: InLanguage,
): Answer | undefined {
  const template = typeof message === 'string' ? message : (message.other ?? '');
  const placeholders = [...template.matchAll(/\{(\w+)(?::\w+)?\}/g)];
  const lines = placeholders.map(([, name = '']) => [name, oneLine(values[name])] as const);
  const params: Record<string, string> = {};
  for (const [name, line] of lines) {
    if (line === undefined) return undefined;
    params[name] = formatDecimal(line, locale);
  }
  const [[, only] = []] = lines;
  const shown = formatMessage(message, { ...params, ...(only !== undefined && { n: only }) }, locale, messages.values);
  const isNumber = lines.length === 1 && only !== undefined && isDecimal(only);
  return { shown, copied: isNumber ? only : shown };
}

/** Copies the headline where that is a part of what is shown. */
const copyHeadline = (answer: Answer, headline: Answer | undefined): Answer =>
  headline && answer.copied === answer.shown && answer.shown.includes(headline.copied)
    ? { ...answer, copied: headline.copied }
    : answer;

const readOptions = (fields: Fields = {}, texts: AnswerQuestion['options']) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([option, text]) => {
      const field = fields[option];
      return field ? [[option, fieldFromText(field, text)]] : [];
    }),
  );

function oneLine(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const line = String(value).trim();
  return line !== '' && line.length <= maxAnswerLength && !/[\r\n]/.test(line) ? line : undefined;
}
