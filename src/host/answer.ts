import { describeNotice } from '#core/describe.ts';
import { prepare } from '#core/execution/execute.ts';
import { type Fields, fieldFromText, hasPane } from '#core/fields.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { isSecretKind } from '#core/kinds/secret-kinds.ts';
import { formatMessage, type Message, type ToolMessages } from '#core/messages.ts';
import type { Answer, AnswerQuestion } from '#core/operations/answer.ts';
import { holdsSecrets } from '#core/operations/has-secret-input.ts';
import { copiedOf, headlineOf, nameInSentence } from '#core/operations/headline.ts';
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
 * The answer to a value: one line of text or a number. Of a secret, it is only what the message of the tool says of it,
 * and of a secret kind, nothing is copied. Undefined where there is none.
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
  const answer = [composed, headline].find((one) => one && ![one.shown, one.value].includes(text.trim()));
  if (!answer) return undefined;
  // A verdict, or a message that has the headline in it, is about the value that the page of the tool copies.
  const isNamed = operation.copies !== undefined || (headline && answer.shown.includes(headline.shown));
  const source = isNamed ? copiedOf(operation, outcome.value) : { name: undefined, value: answer.value };
  const copied = isSecretKind(kind) ? undefined : oneLine(source?.value);
  const vocabulary = { locale, core: noMessages, messages };
  const notice = outcome.notices.map((one) => describeNotice(one, vocabulary)).join(' ');
  return {
    shown: answer.shown,
    ...(copied !== undefined && {
      copied,
      ...(source?.name !== undefined && { what: nameInSentence(source.name, messages) }),
    }),
    ...(notice && { notice }),
  };
}

/** An answer as it is shown, and the text that it formats. */
interface Line {
  readonly shown: string;
  readonly value: string;
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
): Line | undefined {
  const headline = headlineOf(operation, value);
  const answer = oneLine(headline?.value);
  if (answer === undefined) return undefined;
  const isNumber = isDecimal(answer);
  const isUnitless = numericKinds.includes(kind);
  // Among several outputs, the unit of a number may be in its label.
  if (isNumber && headline?.name !== undefined && !isUnitless) return undefined;
  const word = messages.values?.[headline?.name ?? '']?.[answer];
  const isFormatted = isNumber && (isUnitless || typeof headline?.value === 'number');
  return { shown: word ?? (isFormatted ? formatDecimal(answer, locale) : answer), value: answer };
}

/** The results of an operation by name; of a table, its first row by column. */
function valuesOf({ output }: Operation, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof output !== 'string') return (value ?? {}) as Readonly<Record<string, unknown>>;
  if (output !== 'csv' || typeof value !== 'string') return {};
  const [columns, first] = readCsv(value);
  return Object.fromEntries((columns?.fields ?? []).map((column, index) => [column, first?.fields[index]]));
}

/** Fills in a message, with its first value as its number; undefined where one of its values is absent. */
function composeAnswer(
  message: Message,
  values: Readonly<Record<string, unknown>>,
  { messages, locale }: InLanguage,
): Line | undefined {
  const template = typeof message === 'string' ? message : (message.other ?? '');
  const placeholders = [...template.matchAll(/\{(\w+)(?::\w+)?\}/g)];
  const lines = placeholders.map(([, name = '']) => [name, oneLine(values[name])] as const);
  const params: Record<string, string> = {};
  for (const [name, line] of lines) {
    if (line === undefined) return undefined;
    params[name] = formatDecimal(line, locale);
  }
  const [[, n] = []] = lines;
  const shown = formatMessage(message, { ...params, ...(n !== undefined && { n }) }, locale, messages.values);
  return { shown, value: shown };
}

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
