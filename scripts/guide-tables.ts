/**
 * The tables of `docs/declarations.md`, read from the types: `npx tsx scripts/guide-tables.ts` writes them. They
 * contain only what does not change with a new tool or kind; `npm run kinds` lists all kinds.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import { fieldTypes } from './declarations/tool-faults.ts';

const reference = join(root, 'docs/declarations.md');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

interface Member {
  readonly name: string;
  readonly type: string;
  readonly comment: string;
}

/** The members of an interface, its own and then inherited ones, each with the comment before it. */
function membersOf(source: string, name: string): readonly Member[] {
  const declared = new RegExp(`interface ${name}\\b(?:<[^{]*?>)?(?: extends (\\w+)[^{]*)? \\{\\n([\\s\\S]*?)\\n\\}`);
  const [, base, body = ''] = declared.exec(source) ?? [];
  const members = body.matchAll(/(?: {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)? {2}(?:readonly )?(\w+)\??: (.*);/g);
  return [
    ...[...members].map(([, comment = '', member = '', type = '']) => ({
      name: member,
      type,
      comment: comment
        .replaceAll(/\n\s*\*/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    })),
    ...(base ? membersOf(source, base) : []),
  ];
}

/** Each constructor of a field: what it makes, and its further properties. */
function fieldTable(): string {
  const source = read('src/core/fields.ts');
  const common = membersOf(source, 'Base').map(({ name }) => name);
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const rows = fieldTypes.map((type) => {
    const [declaration = ''] =
      new RegExp(`/\\*\\* [^*]* \\*/\\nexport (?:const|function) ${type}\\b[\\s\\S]*?\\n\\n`).exec(source) ?? [];
    const [, what = ''] = /\/\*\* (.*) \*\//.exec(declaration) ?? [];
    const [, parameters = ''] = /\(([\s\S]*?)extra\b/.exec(declaration) ?? [];
    const names = [...parameters.matchAll(/(\w+)(?::| =)/g)].map(([, name = '']) => name);
    const members = [...declaration.matchAll(/Extra<(\w+)>/g)].flatMap(([, name = '']) => membersOf(source, name));
    const extra = members
      .filter((member) => member.type !== 'never' && ![...common, 'type', 'values'].includes(member.name))
      .map(({ name }) => name);
    return [`\`${type}(${names.join(', ')})\``, what, code([...new Set(extra)])];
  });
  const shared = common.filter((name) => name !== 'default');
  const every = membersOf(source, 'Base').filter(({ name }) => shared.includes(name));
  const forAll = every.map(({ name, comment }) => [`\`${name}\``, comment]);
  return `${table(['Option', 'What it is', 'More'], rows)}\n\nEvery option may have:\n\n${table(['Name', 'What it is'], forAll)}`;
}

/** The root kinds: one for each representation. */
function kindTable(): string {
  const rows = membersOf(read('src/core/kind.ts'), 'Representations').map(({ name, type, comment }) => [
    `\`${name}\``,
    `\`${type.replaceAll('|', '\\|')}\``,
    comment,
  ]);
  return table(['Kind', 'In logic', 'What it is'], rows);
}

/** The members of an interface in the declaration of a tool, with what their comments say. */
const memberTable = (name: string): string =>
  table(
    ['Name', 'What it is'],
    membersOf(read('src/core/tool.ts'), name).map((member) => [`\`${member.name}\``, member.comment]),
  );

/** The reference with its tables updated. */
export function withTables(text: string): string {
  const tables = {
    operation: memberTable('Operation'),
    page: memberTable('PageDeclaration'),
    components: memberTable('OwnComponents'),
    views: memberTable('View'),
    fields: fieldTable(),
    kinds: kindTable(),
  };
  return Object.entries(tables).reduce(
    (written, [name, content]) =>
      written.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`),
        (_, begin: string, end: string) => `${begin}\n${content}\n${end}`,
      ),
    text,
  );
}

export const readReference = (): string => readFileSync(reference, 'utf8');

if (process.argv[1] === import.meta.filename) writeFileSync(reference, withTables(readReference()));
