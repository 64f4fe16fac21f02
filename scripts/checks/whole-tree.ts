/** A command that passes or fails. */
export interface Check {
  readonly name: string;
  readonly command: readonly [file: string, ...args: readonly string[]];
}

/** Checks of all files at once, without running any of them. */
export const wholeTree: readonly Check[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types of logic', command: ['tsc', '-p', 'tsconfig.logic.json'] },
  { name: 'types of pages', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'types of scripts and tests', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'dead code', command: ['knip'] },
];
