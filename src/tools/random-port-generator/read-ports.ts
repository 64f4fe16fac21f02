import { ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { lastPort } from './ports.ts';

/** What separates ports in lists, JSON and command lines. */
const words = /[^\s,;"'[\](){}]+(?:\][^\s,;"']*)?/g;
const range = /^(\d+)(?:[-–]|\.\.)(\d+)$/;
/** The port on the host of a published port of Docker. */
const published = /^(?:[\d.]*:)?(\d+):\d+(?:\/\w+)?$/;
const single = /^(?:.*[:=])?(\d+)(?:\/.*)?$/;
const isOption = (word: string): boolean => /^--?\w+$/.test(word) && !/^-\d/.test(word);

/**
 * The ports that a text names, in ascending order, each once: numbers, ranges, addresses, `PORT=3000`, `-p 8080:80`.
 * @throws ToolError `not-a-port` {x}, `port-range`, `min-above-max`, at the word that is wrong
 */
export function readPorts(text: string): readonly number[] {
  /** At each port, how many ranges begin there, less those that ended before it. */
  const change = new Int32Array(lastPort + 2);
  for (const { 0: word, index } of text.matchAll(words)) {
    if (isOption(word)) continue;
    const fail = (code: string) => new ToolError(code, { x: shorten(word) }, { offset: index, length: word.length });
    const [, from, to = from] = range.exec(word) ?? published.exec(word) ?? single.exec(word) ?? [];
    if (from === undefined) throw fail('not-a-port');
    const [first, last] = [Number(from), Number(to)];
    if (Math.min(first, last) < 1 || Math.max(first, last) > lastPort) throw fail('port-range');
    if (first > last) throw fail('min-above-max');
    change[first] = (change[first] ?? 0) + 1;
    change[last + 1] = (change[last + 1] ?? 0) - 1;
  }
  const ports: number[] = [];
  let depth = 0;
  for (let port = 1; port <= lastPort; port++) {
    depth += change[port] ?? 0;
    if (depth > 0) ports.push(port);
  }
  return ports;
}
