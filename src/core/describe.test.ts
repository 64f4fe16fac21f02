import { expect, test } from 'vitest';
import en from '#messages/en.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import { describeFailure, describeIssue, describeNotice, type Vocabulary } from './describe.ts';
import { checkField, choice, choices, type Field, flag, int, number, parseOptions, text } from './fields.ts';

const english: Vocabulary = { locale: 'en', core: en.core };
const french: Vocabulary = { locale: 'fr', core: fr.core };
const at = { offset: 7, line: 2, column: 3, character: 1_008 };

test('an error has the tool’s own message, filled with its parameters and its place', () => {
  const messages = { errors: { odd: 'Line {line}, column {column}, character {character}: {what}.' } };
  expect(describeFailure({ code: 'odd', params: { what: 'a tilde', line: 9 }, at }, { ...english, messages })).toBe(
    'Line 2, column 3, character 1,008: a tilde.',
  );
});

test('prefixes a message without a place by its line, if there are several lines', () => {
  const messages = { errors: { odd: 'Odd at column {column}.', placed: 'Character {character} is odd.' } };
  const among = { ...at, isInLines: true } as const;
  const describe = (code: string, where: typeof at, vocabulary = english) =>
    describeFailure({ code, params: {}, at: where }, { ...vocabulary, messages });
  expect(describe('odd', among)).toBe('Line 2: Odd at column 3.');
  expect(describe('odd', among, french)).toBe('Ligne 2\u00A0: Odd at column 3.');
  expect(describe('odd', at)).toBe('Odd at column 3.');
  expect(describe('placed', among)).toBe('Character 1,008 is odd.');
});

test('says no line of a text that is one', () => {
  const messages = { errors: { odd: 'Character {character} (line {line}): odd.', long: 'Line {line} is too long.' } };
  const describe = (code: string, isLine: boolean) =>
    describeFailure({ code, params: {}, at }, { ...english, messages, isLine });
  expect(describe('odd', false)).toBe('Character 1,008 (line 2): odd.');
  expect(describe('odd', true)).toBe('Character 1,008: odd.');
  expect(describe('long', true)).toBe('Line 2 is too long.');
});

test('prefixes an error of an option by its label on request', () => {
  const messages = { errors: { odd: 'Odd.' }, options: { from: 'Start' } };
  const failure = { code: 'odd', params: {}, at: { ...at, field: 'from', isInLines: true } } as const;
  expect(describeFailure(failure, { ...english, messages })).toBe('Line 2: Odd.');
  expect(describeFailure(failure, { ...english, messages }, true)).toBe('Start: Line 2: Odd.');
  expect(describeFailure(failure, { ...french, messages }, true)).toBe('Start\u00A0: Ligne 2\u00A0: Odd.');
  expect(describeFailure({ ...failure, at }, { ...english, messages }, true)).toBe('Odd.');
});

test('else the shared message, else its code', () => {
  const failure = { code: 'not-text', params: { number: 1_000, byte: 'FF' }, at };
  expect(describeFailure(failure, english)).toBe(
    'This file is not UTF-8 (byte 1,000 is 0xFF), and does not look like text.',
  );
  expect(describeFailure(failure, french)).toBe(
    'Ce fichier n’est pas en UTF-8 (octet 1\u202F000 : 0xFF) et ne semble pas être du texte.',
  );
  expect(describeFailure(failure, { ...english, messages: { errors: { 'not-text': 'Mine.' } } })).toBe('Mine.');
  expect(describeFailure({ code: 'unheard-of', params: {} }, english)).toBe('unheard-of');
});

test('a notice', () => {
  const notice = { code: 'lone-surrogate', params: {}, at };
  expect(describeNotice(notice, english)).toBe(
    'Character 1,008 is half of a surrogate pair, which UTF-8 cannot encode; it was replaced by U+FFFD.',
  );
  const messages = { notices: { cut: { one: '{n} line cut.', other: '{n} lines cut.' } } };
  expect(describeNotice({ code: 'cut', params: { n: 1 } }, { ...english, messages })).toBe('1 line cut.');
});

test.each<[Field, unknown, string]>([
  [int(1, { min: 1, max: 10_000 }), 0, 'Length must be a whole number from 1 to 10,000.'],
  [int(1, { min: 1, max: 10_000 }), 'x', 'Length must be a whole number from 1 to 10,000.'],
  [int(1, { min: 1, max: 10_000 }), 1.5, 'Length must be a whole number from 1 to 10,000.'],
  [int(1, { min: 1 }), 0, 'Length must be a whole number, at least 1.'],
  [int(1, { max: 9 }), 10, 'Length must be a whole number, at most 9.'],
  [int(1), 0.5, 'Length must be a whole number.'],
  [number(1, { min: 0, max: 1 }), 2, 'Length must be a number from 0 to 1.'],
  [number(1, { min: 0 }), -1, 'Length must be a number, at least 0.'],
  [number(1, { max: 0.5 }), 1, 'Length must be a number, at most 0.5.'],
  [number(1), Number.NaN, 'Length must be a number.'],
  [choice(['a', 'b'], 'a'), 'c', 'Length must be one of: a, b.'],
  [choices(['a', 'b'], []), ['c'], 'Length must be one of: a, b.'],
  [flag(), 'x', 'Length must be true or false.'],
  [text(), 1, 'Length must be text.'],
  [text('', { maxLength: 1 }), 'ab', 'Length can have at most 1 character.'],
  [text('', { maxLength: 3 }), 'abcd', 'Length can have at most 3 characters.'],
  [text('', { pattern: '[a-z]+' }), '1', 'Length must match the pattern [a-z]+.'],
])('%j with %j: %s', (field, value, sentence) => {
  const issue = checkField('length', field, value);
  if (!issue) throw new Error('no issue');
  expect(describeIssue(issue, { ...english, messages: { options: { length: 'Length' } } })).toBe(sentence);
  expect(describeIssue(issue, french)).toMatch(/^length\u00A0: (?!.*\{)/);
});

test('an unknown option is named as it was written, with the known ones', () => {
  const sentence = (fields: Record<string, Field>) => {
    const parsed = parseOptions(fields, { nope: 1 });
    return parsed.ok ? [] : parsed.issues.map((issue) => describeIssue(issue, english));
  };
  expect(sentence({ length: int(1), other: flag() })).toEqual(['Unknown option “nope”. Options: length, other.']);
  expect(sentence({})).toEqual(['Unknown option “nope”: this operation has no options.']);
});

test('a tool’s own messages for an option come first', () => {
  const messages = { issues: { length: '{label}: {min} to {max}, please.' }, options: { length: 'How long' } };
  const issue = { field: 'length', code: 'range', limit: 'int', min: 1, max: 5 } as const;
  expect(describeIssue(issue, { ...english, messages })).toBe('How long: 1 to 5, please.');
});
