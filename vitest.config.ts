import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { registry } from './scripts/vite/registry.ts';
import { suiteReporter } from './src/testing/suites/suite-reporter.ts';

/** Tests that replace modules or globals: each has a process of its own. */
const isolated = ['src', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter(
    (file) => file.endsWith('.test.ts') && /\bvi\.(mock|resetModules|stubGlobal)\(/.test(readFileSync(file, 'utf8')),
  );

/** Starts with the files that take longest, which would otherwise keep one processor busy at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/(?:any-input|conformance)\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [registry()],
  test: {
    setupFiles: 'src/testing/fixed-seed.ts',
    reporters: ['default', suiteReporter],
    // Vitest by itself leaves a processor free, half of a small machine.
    maxWorkers: availableParallelism(),
    // Only what hangs should fail by them, on a busy machine too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Modules are loaded once in a process, and not again for each file.
      {
        extends: true,
        test: { name: 'shared', include: ['{src,scripts}/**/*.test.ts'], exclude: isolated, isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
