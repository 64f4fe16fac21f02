import tool from './tool.ts';

/** The rows, in their order, as a table in Markdown (GFM). */
export function toMarkdown(
  header: readonly [string, string],
  values: Readonly<Record<string, unknown>>,
  labelOf: (name: string) => string,
): string {
  const { output, facts } = tool.operations.describe;
  const names = Object.keys(output).filter(
    (name) => typeof values[name] === 'string' && facts.every((fact) => fact !== name),
  );
  const cells = names.map((name) => [labelOf(name), String(values[name])]);
  return [header, ['---', '---'], ...cells]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('');
}
