/** What the suites over all tools share: the inputs of an operation, and what its answers must be. */
import { expect } from 'vitest';
import { describeFailure, describeNotice } from '#core/describe.ts';
import { failureOf, type Outcome } from '#core/execution/execute.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import { locales } from '#core/registry.ts';
import type { Operation } from '#core/tool.ts';
import english from '#messages/en.json' with { type: 'json' };
import french from '#messages/fr.json' with { type: 'json' };
import type { WholeTool } from './all-tools.ts';
import { deepTexts, hostileBytes, hostileTexts, hugeTexts } from './hostile.ts';
import { findMisfit } from './shape.ts';

const shared = { en: english.core, fr: french.core };

/** How many random inputs an operation is run with. */
export const runs = ({ live, costly }: Operation) => ({ numRuns: live === false || costly ? 5 : 20 });

const numbers = ['', '0', '-0', '1.5', '-1', '1e400', '9007199254740993', 'x', 0, -1, 1.5, 2 ** 53, Number.MAX_VALUE];
const data = ['', '{', 'null', '0', '"a"', '[]', '{}', '[[]]', '[null]', '[{"a":1},{"__proto__":2}]', '{"a":{"b":[]}}'];

/** Hostile inputs of the operation's kind. */
export function smallInputs({ input }: Operation): readonly unknown[] {
  if (input === undefined) return [undefined];
  switch (kindInfo(input).repr) {
    case 'text':
      return hostileTexts;
    case 'bytes':
      return [...hostileBytes, ...hostileTexts];
    case 'file':
      return [...hostileBytes.map((bytes) => new Blob([bytes])), ...hostileTexts];
    case 'number':
      return numbers;
    case 'boolean':
      return [true, false];
    default:
      return data;
  }
}

/** Long inputs of an operation that takes texts or bytes. */
export function hugeInputs({ input }: Operation): readonly string[] {
  return input !== undefined && ['text', 'bytes', 'file'].includes(kindInfo(input).repr) ? hugeTexts : [];
}

/** Deeply nested inputs, of the same operations. */
export const deepInputs = (operation: Operation): readonly string[] =>
  hugeInputs(operation).length > 0 ? deepTexts : [];

/**
 * A value of the declared shape that can be sent to another thread, or a failure; each with messages in every language.
 */
export function expectSound(outcome: Outcome, name: string, { tool, messages }: WholeTool, input: unknown): void {
  if ('bug' in outcome) throw new Error(`${name}(${preview(input)}): ${outcome.bug.stack}`);
  for (const locale of locales) {
    const vocabulary = { locale, core: shared[locale], messages: messages[locale] };
    const said = outcome.notices.map((notice) => [notice, describeNotice(notice, vocabulary)] as const);
    if (!('value' in outcome)) {
      const failure = failureOf(outcome);
      said.push([failure, describeFailure(failure, vocabulary)]);
    }
    for (const [{ code, params }, sentence] of said) {
      expect(sentence, `messages of ${code} in ${locale}.json`).not.toBe(code);
      const unfilled = [...sentence.matchAll(/\{\w+(?::\w+)?\}/g)].map(([place]) => place);
      const given = Object.values(params).join();
      expect(
        unfilled.filter((place) => !given.includes(place)),
        `${code} in ${locale}.json`,
      ).toEqual([]);
    }
  }
  if (!('value' in outcome)) return;
  const { output } = tool.operations[name] as Operation;
  expect(findMisfit(outcome.value, output), `${name}(${preview(input)})`).toBeUndefined();
  structuredClone(outcome.value);
}

/** The start of an input, for messages. */
export const preview = (input: unknown): string =>
  typeof input === 'string' ? `${JSON.stringify(input.slice(0, 40))}, ${input.length} long` : String(input);
