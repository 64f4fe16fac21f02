import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';

/** A command that passes or fails. */
export interface Check {
  readonly name: string;
  readonly command: readonly [file: string, ...args: readonly string[]];
}

/** Checks of all files at once, without running any of them. */
export const wholeTree: readonly Check[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'sources', command: ['tsx', 'scripts/check-sources.ts'] },
  { name: 'types of logic', command: ['tsc', '-p', 'tsconfig.logic.json'] },
  { name: 'types of pages', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'types of scripts and tests', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'dead code', command: ['knip'] },
];

/** The parts of a tool that each configuration of the type checker covers. */
const partsByProject = {
  logic: { include: ['**/*.ts'], exclude: ['**/*.test.ts', 'page.e2e.ts', 'page'] },
  web: { include: ['page.tsx', 'page/*'], exclude: ['page/*.test.ts'] },
  node: { include: ['*.test.ts', 'page/*.test.ts', 'page.e2e.ts'], exclude: [] },
};

/** The same checks of one tool: of its folder, and the types of what that imports. */
export function checksOfTool(id: string): readonly Check[] {
  const folder = join(root, 'node_modules/.cache/types', id);
  mkdirSync(folder, { recursive: true });
  const types = Object.entries(partsByProject).map(([project, { include, exclude }]): Check => {
    const file = join(folder, `${project}.json`);
    const inTool = (names: readonly string[]) => names.map((name) => join(root, 'src/tools', id, name));
    const declarations = ['ui', 'web', 'lib'].map((part) => join(root, 'src', part, 'environment.d.ts'));
    writeFileSync(
      file,
      JSON.stringify({
        extends: join(root, `tsconfig.${project}.json`),
        compilerOptions: { tsBuildInfoFile: join(folder, `${project}.tsbuildinfo`) },
        include: [...inTool(include), ...(project === 'logic' ? declarations.slice(2) : declarations)],
        exclude: inTool(exclude),
      }),
    );
    return { name: `types of its ${project}`, command: ['tsc', '-p', file] };
  });
  return [
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings', `src/tools/${id}`] },
    { name: 'sources', command: ['tsx', 'scripts/check-sources.ts', id] },
    ...types,
  ];
}
