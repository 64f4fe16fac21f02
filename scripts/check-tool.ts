/**
 * `npm run check my-tool`: everything that must hold for one tool, without the rest of the tree. With `--page`, its page
 * too, in the browser. Wrong names and missing messages are reported first, alone, because they make
 * everything else fail.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checksOfTool } from './checks/whole-tree.ts';
import { root, runCaptured } from './command.ts';
import { describeImportError, suggest } from './declarations/tool-faults.ts';
import { isBuilt } from './site/built-state.ts';

const [id = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const withPage = process.argv.includes('--page');
const folder = `src/tools/${id}`;
if (id === '' || !existsSync(join(root, folder))) {
  const near = id === '' ? '' : `There is no tool “${id}”${suggest(id, readdirSync(join(root, 'src/tools')))}\n`;
  console.error(`${near}Usage: npm run check my-tool [-- --page]`);
  process.exit(2);
}
const environment = { TOOL: id };

interface Step {
  readonly name: string;
  readonly run: () => Promise<{ readonly passed: boolean; readonly output: string }>;
}

const step = (name: string, [command = '', ...args]: readonly string[]): Step => ({
  name,
  run: () => runCaptured(command, args, environment),
});

const failed: string[] = [];

/** Returns whether it passed; prints its output only where it did not. */
async function runStep({ name, run }: Step): Promise<boolean> {
  const start = Date.now();
  const { passed, output } = await run();
  if (!passed) failed.push(name);
  if (!passed) console.log(`\n${output.trimEnd()}`);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return passed;
}

/** Checks that declaration, messages and logic agree, as the suite over all tools does. */
async function checkDeclared(): Promise<readonly string[]> {
  process.env['TOOL'] = id;
  const [{ loadAllTools }, { checkDeclaration, checkImports }, { checkMessages }, { checkLineBreak }] =
    await Promise.all([
      import('../src/testing/all-tools.ts'),
      import('../src/testing/check-declaration.ts'),
      import('../src/testing/check-messages.ts'),
      import('../src/testing/check-line-break.ts'),
    ]);
  try {
    const [whole] = await loadAllTools();
    if (!whole) return [`${folder} is no tool`];
    const faults = [
      ...checkDeclaration(whole).map((fault) => `${folder}/tool.ts: ${fault}`),
      ...checkImports(whole),
      ...checkMessages(whole).map((fault) => `${folder}/${fault}`),
    ];
    // Only a sound declaration has examples that run.
    if (faults.length > 0) return faults;
    const shown = Object.keys(whole.tool.operations).filter((name) => !whole.tool.operations[name]?.internal);
    const ofBreaks = await Promise.all(shown.map((name) => checkLineBreak(whole, name)));
    return ofBreaks.flat().map((fault) => `${folder}/logic.ts: ${fault}`);
  } catch (error) {
    return [await describeImportError(`${folder}/logic.ts`, error)];
  }
}

const declaration: Step = {
  name: 'declaration and messages',
  async run() {
    const faults = await checkDeclared();
    return { passed: faults.length === 0, output: faults.join('\n') };
  },
};

const tests = step('tests', [
  'vitest',
  'run',
  `${folder}/`,
  'src/tools/any-input.test.ts',
  'src/tools/conformance.test.ts',
  'src/tools/official.test.ts',
  'src/tools/search.test.ts',
  'src/kinds/conformance.test.ts',
]);

/** The tool's id as a word of its own in a test's file or title. */
const ofThisTool = `(^|[ /])${id}([ ,:/]|$)`;
const pageSuites = [`${folder}/page.e2e.ts`, 'e2e/every-tool.spec.ts'];
const page = step('page', ['playwright', 'test', '--reporter=dot', '--grep', ofThisTool, ...pageSuites]);

async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const one of steps) await runStep(one);
}

if ((await runStep(step('registry', ['tsx', 'scripts/registry.ts']))) && (await runStep(declaration))) {
  const site = withPage && !isBuilt() ? [step('build', ['tsx', 'scripts/build-web.ts', '--uncompressed'])] : [];
  await Promise.all([
    runStep(tests),
    runSteps(checksOfTool(id).map(({ name, command }) => step(name, command))),
    runSteps(site),
  ]);
  if (withPage && failed.length === 0) await runStep(page);
}

const seconds = (performance.now() / 1000).toFixed(1);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')} (${seconds} s)` : `\nAll well (${seconds} s).`);
process.exit(failed.length > 0 ? 1 : 0);
