/** Finds the data of secrets in manifests of Kubernetes. */
import { type Span, secretLength } from './findings.ts';
import { indentedLines, indicator } from './multiline.ts';

/** In YAML. */
export function* findYamlManifests(text: string): Generator<Span> {
  let from = 0;
  for (const { index } of text.matchAll(/^kind:[ \t]{1,9}["']?Secret["']?[ \t]*\r?$/gm)) {
    if (index < from) continue;
    const begin = from + text.slice(from, index).lastIndexOf('\n---') + 1;
    const next = text.indexOf('\n---', index);
    from = next < 0 ? text.length : next;
    const manifest = text.slice(begin, from);
    for (const data of manifest.matchAll(/^(?:data|stringData):[ \t]*\r?\n/gm)) {
      const { lines } = indentedLines(manifest, data.index + data[0].length, 0);
      const column = columnOf(manifest, lines[0]?.start ?? 0);
      for (const { start, end } of lines) {
        const line = manifest.slice(start, end);
        // Deeper lines are those of a value.
        const isNamed = columnOf(manifest, start) === column;
        const before = isNamed ? (/^["']?[\w.-]+["']?:\s*["']?/.exec(line)?.[0].length ?? 0) : 0;
        const value = line.slice(before).replace(/["']$/, '');
        const length = new RegExp(`^${indicator}$`).test(value) || value.startsWith('-----') ? 0 : secretLength(value);
        yield { start: begin + start + before, end: begin + start + before + length };
      }
    }
  }
}

const columnOf = (text: string, at: number): number => at - 1 - text.lastIndexOf('\n', at - 1);

/** An object or array of JSON that is being read. */
interface Container {
  /** Of the value that follows. */
  key?: string | undefined;
  isSecret?: boolean;
  /** Its own strings. */
  readonly strings: Span[];
  /** The strings of its `data` and `stringData`. */
  readonly data: (readonly Span[])[];
}

/** In JSON, also in a list of manifests. */
export function* findJsonManifests(text: string): Generator<Span> {
  if (!/"kind"\s{0,9}:\s{0,9}"Secret"/.test(text)) return;
  const open: Container[] = [{ strings: [], data: [] }];
  let string: Span | undefined;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[[\]{},:]/gs)) {
    const container = open.at(-1);
    if (token.startsWith('"')) string = { start: index + 1, end: index + token.length - 1 };
    else if (token === ':' && container) {
      container.key = string && text.slice(string.start, string.end);
      string = undefined;
    } else {
      if (string && container) {
        container.strings.push(string);
        if (container.key === 'kind' && text.slice(string.start, string.end) === 'Secret') container.isSecret = true;
        string = undefined;
      }
      if (token === '{' || token === '[') open.push({ strings: [], data: [] });
      else if (token !== ',' && open.length > 1) {
        open.pop();
        const { key = '', data } = open.at(-1) ?? {};
        if (container && /^(?:data|stringData)$/.test(key)) data?.push(container.strings);
        if (container?.isSecret) for (const strings of container.data) yield* strings.map(ofValue);
      }
    }
  }

  function ofValue({ start, end }: Span): Span {
    return { start, end: start + secretLength(text.slice(start, end)) };
  }
}
