/** What only a pseudo-terminal shows of the built command line: the finder, and that its terminal is as it was. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../command.ts';

const file = join(root, 'dist/package/penknife.js');
/** That of util-linux; others have other flags. */
const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

/** Runs `penknife` on a terminal, then shows whether that echoes; presses each key once the text before it is seen. */
function press(steps: readonly (readonly [seen: string, keys: string])[]): Promise<string> {
  const { CI, ...env } = process.env;
  const command = `'${process.execPath}' '${file}'; echo "status $?"; stty -a | grep -ow -e '-*echo' -e '-*icanon'`;
  const child = spawn('script', ['-qec', command, '/dev/null'], { env: { ...env, TERM: 'xterm', NO_COLOR: '1' } });
  onTestFinished(() => void child.kill());
  const waiting = [...steps];
  let shown = '';
  let from = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    const [[seen, keys] = ['', '']] = waiting;
    if (waiting.length === 0 || !shown.slice(from).includes(seen)) return;
    from = shown.length;
    waiting.shift();
    child.stdin.write(keys);
  });
  return new Promise((resolve) =>
    child.on('close', () => resolve(shown.slice(shown.lastIndexOf('\u001b[?2004l') + 8))),
  );
}

describe.skipIf(!existsSync(file) || !hasScript)(
  'a terminal (skipped where dist is not built, or script is missing)',
  () => {
    test('the finder runs what is chosen, and leaves result and command', async () => {
      const left = await press([
        ['Type to find', 'base64 decode'],
        ['> Base64 text encoder and decoder: Base64 to text', '\r'],
        ['input', '\u001b[200~aGVs\rbG8=\u001b[201~\r'],
      ]);
      expect(left.replaceAll('\r\n', '\n')).toBe(
        "hello\n\nThe same again:\npenknife base64-string-converter decode 'aGVs\nbG8='\nstatus 0\nicanon\necho\n",
      );
    });

    test.each([
      ['Ctrl C', '\u0003'],
      ['Escape', '\u001b'],
    ])('%s leaves it with status 130', async (_, key) => {
      const left = await press([['Type to find', key]]);
      expect(left.replaceAll('\r\n', '\n')).toBe('status 130\nicanon\necho\n');
    });
  },
);
