import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { status } from '../../src/cli/report.ts';
import { toolIds } from '../../src/host/load-tool.ts';
import { root } from '../command.ts';
import { manPage, variables } from './man-page.ts';
import { escapeRoff, markHeadings, toSections } from './roff.ts';

const page = manPage('1.2.3-rc.1');

test.each([
  ['--file', '\\-\\-file'],
  ['.gitignore', '\\&.gitignore'],
  ["'a'", '\\[aq]a\\[aq]'],
  ['a\\nb', 'a\\[rs]nb'],
  ['“…” 😀', '\\[u201C]\\[u2026]\\[u201D] \\[u1F600]'],
  ['~/x `y` ^z "q"', '\\[ti]/x \\[ga]y\\[ga] \\[ha]z \\[dq]q\\[dq]'],
])('%j is written as %j', (text, expected) => {
  expect(escapeRoff(text)).toBe(expected);
});

test('a help text has paragraphs, commands and rows', () => {
  const help = `Say it.\n\n${markHeadings('bold', 'Options')}\nTwo\nlines.\n\n  tool run\n  tool list\n\n  --a N   first\n          line\n  --bc\n          text\n`;
  expect(toSections(help)).toEqual([
    { heading: '', body: '.PP\nSay it.' },
    {
      heading: 'Options',
      body: [
        '.PP\nTwo\nlines.',
        '.PP\n.nf\n.RS 4\ntool run\ntool list\n.RE\n.fi',
        '.TP\n\\fB\\-\\-a N\\fR\nfirst\nline',
        '.TP\n\\fB\\-\\-bc\\fR\ntext',
      ].join('\n'),
    },
  ]);
});

test('the page has the usual sections in order, and an entry for each tool, exit status and variable', () => {
  expect(page).toMatch(/^\.TH PENKNIFE 1 "" "Penknife 1\.2\.3\\-rc\.1" "User Commands"\n\.SH NAME\npenknife \\- \S/);
  const headings = [...page.matchAll(/^\.SH "?([^"\n]*)/gm)].map(([, heading]) => heading);
  const usual = ['NAME', 'SYNOPSIS', 'EXIT STATUS', 'TOOLS', 'ENVIRONMENT', 'FILES'];
  expect(headings.filter((heading) => usual.includes(heading ?? ''))).toEqual(usual);
  const terms = [...page.matchAll(/^\.TP\n\\fB(.*)\\fR$/gm)].map(([, term]) => term);
  const wanted = [
    ...toolIds,
    ...Object.values(status).map(String),
    ...Object.keys(variables),
    '--on-error WHAT',
    '--port N',
    '-V, --version',
  ];
  expect(wanted.map(escapeRoff).filter((term) => !terms.includes(term))).toEqual([]);
});

test('lists the variables that the command reads', () => {
  const folder = join(root, 'src/cli');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const code = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const read = [...code.matchAll(/env\['(\w+)'\]/g)].map(([, name]) => name);
  // Those of the site are read by the names of its settings.
  expect(Object.keys(variables).sort()).toEqual([...new Set(read), 'PENKNIFE_*'].sort());
});

test('every line is a known request or text, in ASCII', () => {
  const requests = /^\.(?:TH|SH|SS|PP|TP|B|RS 4|RE|nf|fi|br)(?: |$)/;
  const wrong = page.split('\n').filter((line) => /^[.']/.test(line) && !requests.test(line));
  expect(wrong).toEqual([]);
  expect(page).toMatch(/^[\n\x20-\x7e]+$/);
});

const hasGroff = spawnSync('groff', ['--version']).status === 0;
test.skipIf(!hasGroff)('groff formats it without a warning (skipped where it is missing)', () => {
  const { stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', '-rLL=80n', '-P-cbou'], {
    input: page,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^ +curl --data-binary @file 'localhost:8080/m);
  expect(stdout).toContain('\\u001b');
  expect(stdout).toMatch(/^ +hash-text$/m);
});
