import { expect, test } from 'vitest';
import fileMode from './kind.ts';

test.each([
  ['rwxr-xr-x', 0.9],
  ['-rw-r--r--', 0.9],
  ['drwxrwsr-t+ 2 me staff 4096 docs\n', 0.9],
  ['chmod -R u+x .', 0.9],
  ['755', 0.3],
  ['04755\n', 0.2],
  ['rwxr-xr-', 0],
  ['rwxr-xr-xx', 0],
  ['855', 0],
  ['chmodded', 0],
  ['', 0],
])('%j: %d', (text, confidence) => {
  expect(fileMode.detect(text)).toBe(confidence);
});
