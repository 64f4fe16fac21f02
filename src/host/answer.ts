import { describeNotice } from '#core/describe.ts';
import { prepare } from '#core/execution/execute.ts';
import { type Fields, fieldFromText, hasPane } from '#core/fields.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { Answer, AnswerQuestion } from '#core/operations/answer.ts';
import { holdsSecrets } from '#core/operations/has-secret-input.ts';
import { copiedOf, headlineOf } from '#core/operations/headline.ts';
import type { Context, Operation, Tool } from '#core/tool.ts';
import { formatDecimal, isDecimal } from '#lib/text/format-decimal.ts';
import { loadLogic } from './load-logic.ts';
import { loadTool } from './load-tool.ts';
import { run } from './run.ts';

const maxAnswerLength = 200;

/** Whatever tool reads them, their content is not to be shown. */
const secretKinds: readonly KindId[] = ['jwt', 'key', 'basic-auth', 'mnemonic', 'otp-secret'];

/** The results of these are numbers, even where they are texts because of their size. */
const numericKinds: readonly KindId[] = ['expression', 'numeral', 'percent-question'];

/** Notices that all tools share are about files and encodings. */
const noMessages = { errors: {}, notices: {}, issues: {} };

/** Whether an operation may run without a request for it, and its result be shown to whoever sees the screen. */
const answersUnasked = (tool: Tool, { input, live, costly, options = {} }: Operation): boolean =>
  input !== undefined && live !== false && !costly && !holdsSecrets(tool) && !Object.values(options).some(hasPane);

/** The answer to a value: one line of text or a number. Undefined where there is none, or the value is a secret. */
export async function findAnswer(
  { text, kind, tool: id, operation: name, options }: AnswerQuestion,
  context: Partial<Context> & Pick<Context, 'locale'>,
): Promise<Answer | undefined> {
  if (secretKinds.includes(kind)) return undefined;
  const { tool, operations, messages } = await loadTool(id, context.locale);
  const operation = operations[name];
  if (!operation || !answersUnasked(tool, operation)) return undefined;
  const call = prepare(name, operation, text, readOptions(operation.options, options));
  const outcome = await run(loadLogic(id, context.locale), call, context);
  if (!('value' in outcome) || outcome.isRandom) return undefined;
  if (!outcome.notices.every(({ code }) => messages.notices?.[code])) return undefined;
  const headline = headlineOf(operation, outcome.value);
  const answer = oneLine(headline?.value);
  const copied = oneLine(copiedOf(operation, outcome.value)?.value);
  if (answer === undefined || copied === undefined || [answer, copied].includes(text.trim())) return undefined;
  const isNumber = isDecimal(answer);
  const isUnitless = numericKinds.includes(kind);
  // Among several outputs, the unit of a number may be in its label.
  if (isNumber && headline?.name !== undefined && !isUnitless) return undefined;
  const word = messages.values?.[headline?.name ?? '']?.[answer];
  const shown =
    word ??
    (isNumber && (isUnitless || typeof headline?.value === 'number') ? formatDecimal(answer, context.locale) : answer);
  const vocabulary = { locale: context.locale, core: noMessages, messages };
  const notice = outcome.notices.map((one) => describeNotice(one, vocabulary)).join(' ');
  return { shown, copied, ...(notice && { notice }) };
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
