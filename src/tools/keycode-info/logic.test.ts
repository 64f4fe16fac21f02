import { describe, expect, test } from 'vitest';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import { keys } from './keys.ts';
import * as logic from './logic.ts';
import { charCodeOf, nameModifiers, snippetsOf } from './press.ts';
import tool from './tool.ts';

const { run, error } = testTool(tool, logic, { messages });

describe('describe', () => {
  // UI Events, section 8.3, and MDN's table of legacy key codes.
  test.each<[string, object]>([
    ['Enter', { key: 'Enter', keyCode: 13, which: 13, charCode: 13, location: 0, codePoint: null }],
    ['Space', { key: ' ', keyCode: 32, charCode: 32, codePoint: 'U+0020', hotkey: 'space' }],
    ['Escape', { keyCode: 27, charCode: 0 }],
    ['Tab', { keyCode: 9 }],
    ['ArrowLeft', { keyCode: 37, hotkey: 'left' }],
    ['KeyA', { key: 'a', keyCode: 65, charCode: 97, location: 0, codePoint: 'U+0061', modifiers: null }],
    ['ShiftLeft', { keyCode: 16, location: 1 }],
    ['ControlRight', { keyCode: 17, location: 2 }],
    ['Numpad0', { key: '0', keyCode: 96, location: 3 }],
    ['F1', { keyCode: 112 }],
    ['F24', { keyCode: 135 }],
    ['MetaLeft', { keyCode: 91, location: 1, autoHotkey: 'LWin::' }],
    ['Minus', { key: '-', keyCode: 189, autoHotkey: '-::' }],
    ['NumpadSubtract', { key: '-', keyCode: 109 }],
    ['Turbo', { key: 'Unidentified', keyCode: null, autoHotkey: null, appleScript: null }],
  ])('%s is %j', async (code, described) => {
    expect(await run('describe', { code })).toMatchObject({ code, ...described });
  });

  test('with modifiers, the code that asks for it', async () => {
    const options: TestOptions<typeof tool, 'describe'> = { code: 'KeyA', modifiers: ['ctrl', 'shift'] };
    expect(await run('describe', options)).toMatchObject({
      key: 'A',
      charCode: 0,
      modifiers: 'Ctrl + Shift',
      condition: 'if (event.code === "KeyA" && event.ctrlKey && event.shiftKey) {}',
      hotkey: 'ctrl+shift+a',
      autoHotkey: '^+a::',
      appleScript: 'tell application "System Events" to key code 0 using {control down, shift down}',
    });
  });

  test('a code that no key has', async () => {
    expect(await error('describe', { code: '__proto__' })).toMatchObject({
      code: 'unknown-code',
      at: { field: 'code' },
    });
  });
});

describe('lookup', () => {
  const codesFor = async (query: string) =>
    String(await run('lookup', query))
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);

  test.each([
    ['a', ['KeyA']],
    ['A', ['KeyA']],
    ['8', ['Digit8', 'Backspace', 'Numpad8']],
    ['Enter', ['Enter', 'NumpadEnter']],
    ['enter\n', ['Enter', 'NumpadEnter']],
    [' ', ['Space']],
    ['59', ['Semicolon']],
    ['173', ['Minus', 'AudioVolumeMute']],
    ['65', ['KeyA']],
    ['left arrow', ['ArrowLeft']],
    ['command', ['MetaLeft', 'MetaRight']],
    ['esc', ['Escape']],
    ['print screen', ['PrintScreen']],
    ['volume up', ['AudioVolumeUp']],
  ])('%j finds %j', async (query, codes) => {
    expect(await codesFor(query)).toEqual(codes);
  });

  test('nothing finds all', async () => {
    expect(await codesFor('')).toEqual(keys.map(({ code }) => code));
  });

  test('lists keyCodes of other browsers', async () => {
    expect(await run('lookup', 'MetaRight')).toContain('"macOS: 93, Firefox on macOS: 224"');
    expect(await run('lookup', 'Equal')).toContain('Firefox: 61');
    expect(await run('lookup', 'Minus')).toContain('Firefox: 173');
  });

  test('a key that is not there', async () => {
    expect(await error('lookup', 'xyzzy')).toMatchObject({ code: 'no-key', at: { offset: 0, length: 5 } });
  });
});

test('every key is there once', () => {
  const codes = keys.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(keys.filter(({ keyCode }) => keyCode !== undefined && !(keyCode > 0 && keyCode < 256))).toEqual([]);
});

describe('of a real key press', () => {
  const press = { key: 'é', code: 'Digit2', keyCode: 50, location: 0, held: [] } as const;

  test('the charCode is that of the character typed', () => {
    expect(charCodeOf(press)).toBe(233);
    expect(charCodeOf({ ...press, held: ['ctrl'] })).toBe(0);
    expect(charCodeOf({ ...press, key: '😀' })).toBe(0xd83d);
    expect(charCodeOf({ ...press, key: 'Dead' })).toBe(0);
  });

  test('checks a modifier without itself, and a key without code by its value', () => {
    expect(snippetsOf({ ...press, key: 'Shift', code: 'ShiftLeft', held: ['shift'] })).toMatchObject({
      condition: 'if (event.code === "ShiftLeft") {}',
      hotkey: 'shift',
    });
    expect(snippetsOf({ ...press, key: '"', code: '' })).toMatchObject({
      condition: 'if (event.key === "\\"") {}',
      autoHotkey: null,
    });
  });

  test('modifiers have their symbols on Apple devices', () => {
    expect(nameModifiers(['ctrl', 'meta'], true)).toBe('⌃ Ctrl + ⌘ Meta');
  });
});
