/**
 * Writes `docs/accessibility.md`, the statement of what works for whom, from the results of the last page tests:
 * `npx tsx scripts/accessibility-statement.ts` after `COMPLETE=1 npm test`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Aspect, aspects, type Checked } from '../e2e/support/accessibility.ts';
import { root } from './command.ts';

interface Suite {
  readonly specs: readonly {
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

const { suites, stats } = JSON.parse(readFileSync(join(root, 'reports/pages.json'), 'utf8')) as {
  suites: readonly Suite[];
  stats: { readonly startTime: string };
};

const checks = new Map<string, Map<Aspect, boolean>>();
function collect({ specs, suites: inner = [] }: Suite): void {
  for (const { ok, tests } of specs)
    for (const { annotations, status } of tests)
      for (const { type, description = '{}' } of annotations) {
        if (type !== 'accessibility' || status === 'skipped') continue;
        const { page, aspect } = JSON.parse(description) as Checked;
        const known = checks.get(page) ?? new Map<Aspect, boolean>();
        checks.set(page, known.set(aspect, ok && (known.get(aspect) ?? true)));
      }
  inner.forEach(collect);
}
suites.forEach(collect);

const names = Object.keys(aspects) as Aspect[];
const mark = (passed: boolean | undefined) => (passed === undefined ? '–' : passed ? 'yes' : '**no**');
const rows = [...checks]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([page, known]) => `| ${page} | ${names.map((name) => mark(known.get(name))).join(' | ')} |`);
const failed = [...checks.values()].flatMap((known) => [...known.values()]).filter((passed) => !passed).length;

writeFileSync(
  join(root, 'docs/accessibility.md'),
  `# Accessibility

Penknife means to be usable by everyone, and to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. What machines can check of that is checked every night on every page, in Chromium, and on each change on the pages that it affects and some that represent the others:

${names.map((name) => `- **${name}**: ${aspects[name]}`).join('\n')}

The table is written by \`npx tsx scripts/accessibility-statement.ts\` from the results of the page tests; the last were those of ${stats.startTime.slice(0, 10)}. ${failed === 0 ? 'Nothing failed.' : `${failed} checks failed.`}

| Page | ${names.join(' | ')} |
| --- | ${names.map(() => '---').join(' | ')} |
${rows.join('\n')}

What machines cannot check, such as how a page sounds in a screen reader, we try by hand and may get wrong. If something keeps you from using a tool, please open an issue: it counts as a bug.
`,
);
console.log(`docs/accessibility.md: ${checks.size} pages, ${failed} failures`);
