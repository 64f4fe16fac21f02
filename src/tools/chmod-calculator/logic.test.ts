import { describe, expect, test } from 'vitest';
import { brief, testTool } from '#testing/test-tool.ts';
import { shortestChange, spellOut } from './change.ts';
import { applyClauses } from './clauses.ts';
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages: english });

const octal = async (mode: Promise<number>) => (await mode).toString(8);

const everyMode = Array.from({ length: 4096 }, (_, mode) => mode);

/** What GNU coreutils 9.1 makes of it: chmod, then stat -c '%a %A'. */
test.each([
  ['755', 'rwxr-xr-x'],
  ['4755', 'rwsr-xr-x'],
  ['2755', 'rwxr-sr-x'],
  ['1777', 'rwxrwxrwt'],
  ['1776', 'rwxrwxrwT'],
  ['4644', 'rwSr--r--'],
  ['7000', '--S--S--T'],
  ['6711', 'rws--s--x'],
  ['75', '---rwxr-x'],
  ['7', '------rwx'],
  ['0', '---------'],
  ['7777', 'rwsrwsrwt'],
])('%s is %s', async (digits, symbolic) => {
  expect(await run('describe', digits)).toMatchObject({ symbolic, listing: `-${symbolic}` });
  expect(await octal(run('parse', symbolic))).toBe(digits);
});

describe('a chmod command keeps', () => {
  test.each([
    ['chmod -R 755 /var/www/html', {}, 'chmod -R 755 /var/www/html'],
    ["sudo chmod --recursive u=rwx,go= 'my files'\r\n", {}, "chmod -R 700 'my files'"],
    ['chmod -vR g+w "a b"', {}, "chmod -R g+w 'a b'"],
    ['chmod -c 644 𝒳/R', {}, "chmod 644 '𝒳/R'"],
    ['chmod 755 a', { path: 'b', recursive: true }, 'chmod -R 755 b'],
    ['chmod 755 a b', {}, 'chmod 755 path'],
    ['chmod 755 "$HOME"', {}, 'chmod 755 path'],
    ['755 a', {}, 'chmod 755 path'],
  ])('%s with %j', async (text, options, command) => {
    expect(await run('describe', text, options)).toMatchObject({ command });
  });
});

describe('clauses that change a mode', () => {
  test.each([
    ['u+x', '755', 'chmod u+x path', ['applied-to', { octal: '755' }]],
    ['chmod u=rwX, g+w', '644', 'chmod u=rwX,g+w path', ['applied-to', { octal: '644' }]],
    ['u+x', '', 'chmod u+x path', ['no-current', { octal: '000' }]],
  ])('%s of "%s" stays in the command, and what it is applied to is said', async (text, current, command, said) => {
    expect(await run('describe', text, { current })).toMatchObject({ command });
    expect((await notices('describe', text, { current })).map(brief)).toContainEqual(said);
  });

  test('what sets all bits is no change, also of a directory', async () => {
    expect(await notices('describe', 'u=rwx,go=', { kind: 'directory' })).toEqual([
      expect.objectContaining({ code: 'directory-keeps-setgid' }),
    ]);
  });

  test('the mode there is now is not kept for a later visit', () => {
    expect(tool.operations.describe.options.current).toMatchObject({ transient: true });
  });
});

describe('parse', () => {
  test.each([
    ['755', '755'],
    ['0755', '755'],
    ['04755', '4755'],
    ['00755', '755'],
    ['0o755', '755'],
    ['0O755', '755'],
    [' 755 name', '755'],
    ['-rwxr-xr-x', '755'],
    ['drwxrwxrwt', '1777'],
    ['rwxr-xr-x.', '755'],
    ['-rw-rw----+ 1 me staff 0 Jan  1 12:00 u=rwx, 777', '660'],
    ['lrwxrwxrwx@ 1 me staff 9 link -> target', '777'],
    ['(0644/-rw-r--r--)', '644'],
    ['Access: (4755/-rwsr-xr-x)  Uid: (    0/    root)   Gid: (    0/    root)', '4755'],
    ['chmod 755 path', '755'],
    ['sudo chmod -R --verbose u=rwx,go= path', '700'],
    ['chmod -- 755', '755'],
    ['u=rwx,g=rx,o=rx', '755'],
    ['u=rwx, g=rx,\to=rx', '755'],
    ['u=rwx , go=rx', '755'],
    ['chmod u=rwx, g=rx file, too', '750'],
    ['u=rwx,\n g=rx', '750'],
    ['2147034 4 -rw-r--r-- 1 me me 1 Nov 22 04:28 a', '644'],
    ['total 4\n-rw-r--r-- 1 me me 1 Nov 22 04:28 a', '644'],
    ['umask -S u=rwx, g=rx, o=', '640'],
    ['u=rw', '600'],
    ['+rwx', '755'],
    ['=rw', '644'],
    ['-rwx', '0'],
    ['ugo=rwxst', '7777'],
    ['umask 027', '640'],
    ['umask -S u=rwx,g=rx,o=', '640'],
    ['', '0'],
  ])('%j is %s', async (text, mode) => {
    expect(await octal(run('parse', text))).toBe(mode);
  });

  test.each([
    ['+x', { current: '640' }, '751'],
    ['+x', { current: 'rw-r-----', umask: '077' }, '740'],
    ['a+X', { current: '644' }, '644'],
    ['a+X', { current: '644', kind: 'directory' }, '755'],
    ['', { current: '640' }, '640'],
    ['umask 027', { kind: 'directory' }, '750'],
  ])('%j with %j is %s', async (text, options, mode) => {
    expect(await octal(run('parse', text, options))).toBe(mode);
  });

  test.each(everyMode.filter((mode) => mode % 512 === 0))(
    'every mode comes back from every form, from %i',
    async (first) => {
      for (const mode of everyMode.slice(first, first + 512)) {
        for (const form of ['octal', 'symbolic', 'listing', 'clauses', 'command', 'clauseCommand', 'python']) {
          const text = await run('format', mode, { form });
          expect([mode, form, await run('parse', text)]).toEqual([mode, form, mode]);
        }
      }
    },
  );

  test.each([
    ['rwx', 'not-a-mode', { text: 'rwx' }, 0],
    [' hello', 'not-a-mode', { text: 'hello' }, 1],
    ['executable', 'not-a-mode', { text: 'executable' }, 0],
    ['xrwxr-xr-x', 'not-a-mode', { text: 'xrwxr-xr-x' }, 0],
    ['chmod', 'not-a-mode', { text: 'chmod' }, 0],
    ['0x1ff', 'not-a-mode', { text: '0x1ff' }, 0],
    ['785', 'digit', { n: 2 }, 1],
    ['0o758', 'digit', { n: 3 }, 4],
    ['chmod 779 a', 'digit', { n: 3 }, 8],
    ['75555', 'too-many-digits', {}, 0],
    ['000755', 'too-many-digits', {}, 0],
    ['rwxr-xq-x', 'letter', { expected: 'r', found: 'q' }, 6],
    [' -rwxrrxr-x', 'letter', { expected: 'w', found: 'r' }, 6],
    ['rwtr-xr-x', 'letter', { expected: 'x', found: 't' }, 2],
    ['u=rwx,g+q', 'clause', { n: 2, clause: 'g+q' }, 6],
    ['+x,', 'clause', { n: 2, clause: '' }, 3],
    ['u=rwx,  g+q', 'clause', { n: 2, clause: 'g+q' }, 8],
    ['u=rwx, g=rx, file', 'clause', { n: 3, clause: 'file' }, 13],
    ['total 4\n-rwxrrxr-x 1 me me 1 Nov 22 04:28 a', 'letter', { expected: 'w', found: 'r' }, 13],
    ['g=uo', 'clause', { n: 1, clause: 'g=uo' }, 0],
    ['u=755', 'clause', { n: 1, clause: 'u=755' }, 0],
    ['=8', 'clause', { n: 1, clause: '=8' }, 0],
    ['u+rwg', 'clause', { n: 1, clause: 'u+rwg' }, 0],
    ['u=rwx,g', 'clause', { n: 2, clause: 'g' }, 6],
    ['=77777', 'clause', { n: 1, clause: '=77777' }, 0],
  ])('refuses %j', async (text, code, params, offset) => {
    const found = await error('parse', text);
    expect(brief(found)).toEqual([code, params, offset]);
    expect(found.at?.field).toBeUndefined();
  });

  test('names the option that is wrong', async () => {
    expect(await error('parse', '+x', { current: ' 784' })).toEqual({
      code: 'digit',
      params: { n: 2 },
      at: expect.objectContaining({ offset: 2, field: 'current' }),
    });
    expect(await error('parse', '+x', { umask: 'x' })).toEqual({
      code: 'not-a-umask',
      params: { text: 'x' },
      at: expect.objectContaining({ offset: 0, field: 'umask' }),
    });
  });
});

/** What GNU coreutils 9.1 makes of it: mkdir or touch, chmod, umask, chmod, stat -c %a. */
describe('apply', () => {
  test.each([
    ['file', '640', '022', 'u+s,g+s,o+t', '7640'],
    ['file', '640', '022', '+x', '751'],
    ['file', '640', '022', '=rwX', '644'],
    ['file', '640', '022', 'g=u', '660'],
    ['file', '640', '022', 'o=g-w', '644'],
    ['file', '640', '022', 'u++x', '740'],
    ['file', '640', '022', 'u=', '40'],
    ['file', '6755', '022', 'u=rwx', '2755'],
    ['file', '1777', '022', 'o=', '770'],
    ['file', '644', '022', 'u=rwx,go=u-w', '755'],
    ['file', '744', '077', '+X', '744'],
    ['file', '777', '027', '-w', '577'],
    ['file', '0', '022', '+w', '200'],
    ['file', '0', '022', '=755', '755'],
    ['file', '640', '022', '=07777', '7777'],
    ['file', '2755', '022', '755', '755'],
    ['directory', '2755', '022', '755', '2755'],
    ['directory', '2755', '022', '0755', '2755'],
    ['directory', '2755', '022', '0o755', '2755'],
    ['directory', '2755', '022', '00755', '755'],
    ['directory', '2755', '022', '4755', '6755'],
    ['directory', '2755', '022', '=755', '755'],
    ['directory', '2755', '022', 'u=rwx,g=rx,o=rx', '2755'],
    ['directory', '2755', '022', 'g=rxs', '2755'],
    ['directory', '2755', '022', '=', '2000'],
    ['directory', '6755', '022', 'ug-s', '755'],
    ['directory', '6755', '022', 'a=rx', '6555'],
    ['directory', '644', '022', 'a+X', '755'],
  ])('%s %s, umask %s: chmod %s gives %s', async (kind, from, umask, change, to) => {
    expect(await octal(run('apply', Number.parseInt(from, 8), { kind, umask, change }))).toBe(to);
  });

  test('of nothing, nothing changes', async () => {
    expect(await octal(run('apply', 0o4755))).toBe('4755');
  });

  test('refuses what is no change or no mode', async () => {
    expect(await error('apply', 0, { change: 'u+q' })).toEqual({
      code: 'clause',
      params: { n: 1, clause: 'u+q' },
      at: expect.objectContaining({ offset: 0, field: 'change' }),
    });
    for (const mode of [-1, 4096, 1.5])
      expect(await error('apply', mode)).toEqual({ code: 'not-a-number-of-a-mode', params: {} });
  });
});

describe('the shortest change', () => {
  test.each([
    ['644', '755', 'a+x'],
    ['755', '644', 'a-x'],
    ['777', '700', 'go='],
    ['640', '660', 'g+w'],
    ['750', '755', 'o+rx'],
    ['644', '4755', 'a+x,u+s'],
    ['755', '2775', 'g+ws'],
    ['1777', '777', '-t'],
    ['777', '0', 'a='],
    ['644', '644', ''],
  ])('from %s to %s: %j', (from, to, clauses) => {
    expect(shortestChange(Number.parseInt(from, 8), Number.parseInt(to, 8), false)).toBe(clauses);
  });

  test.each([true, false])('leads from any mode to any other, in a directory: %s', (isDirectory) => {
    for (let index = 0; index < 4096; index++) {
      const [from, to] = [(index * 1753) % 4096, (index * 2741 + 11) % 4096];
      for (const clauses of [shortestChange(from, to, isDirectory), spellOut(to, isDirectory)])
        expect([from, to, clauses === '' ? from : applyClauses(from, clauses, { umask: 0, isDirectory })]).toEqual([
          from,
          to,
          to,
        ]);
    }
  });
});

describe('describe', () => {
  test('every form of 755', async () => {
    expect(await run('describe', '755')).toEqual({
      octal: '755',
      symbolic: 'rwxr-xr-x',
      listing: '-rwxr-xr-x',
      explanation: 'Owner: read, write, execute. Group: read, execute. Others: read, execute.',
      command: 'chmod 755 path',
      clauseCommand: 'chmod u=rwx,g=rx,o=rx path',
      change: null,
      findDirectories: 'find path -type d -exec chmod 755 {} +',
      findFiles: 'find path -type f -exec chmod 644 {} +',
      install: 'install -m 755 source path',
      umask: null,
      dockerfile: 'COPY --chmod=755 path ./',
      ansible: 'mode: "0755"',
      python: '0o755',
      go: '0o755',
      c: 'S_IRWXU | S_IRGRP | S_IXGRP | S_IROTH | S_IXOTH',
    });
  });

  test('every form of 3770 on a directory', async () => {
    const options = { kind: 'directory', path: '/srv/my files', recursive: true, current: '2770' };
    expect(await run('describe', '3770', options)).toEqual({
      octal: '3770',
      symbolic: 'rwxrws--T',
      listing: 'drwxrws--T',
      explanation:
        'Owner: list, create and delete, enter. Group: list, create and delete, enter. Others: no access. ' +
        'Files created in it inherit its group (setgid). Files in it can be deleted only by their owner or the directory’s owner (sticky).',
      command: "chmod -R 3770 '/srv/my files'",
      clauseCommand: "chmod -R u=rwx,g=rwxs,o=,+t '/srv/my files'",
      change: '+t',
      findDirectories: "find '/srv/my files' -type d -exec chmod 3770 {} +",
      findFiles: "find '/srv/my files' -type f -exec chmod 660 {} +",
      install: "install -d -m 3770 '/srv/my files'",
      umask: null,
      dockerfile: 'COPY --chmod=3770 ["/srv/my files","./"]',
      ansible: 'mode: "3770"',
      python: '0o3770',
      go: 'os.ModeSetgid | os.ModeSticky | 0o770',
      c: 'S_ISGID | S_ISVTX | S_IRWXU | S_IRWXG',
    });
  });

  test('a listing contains the file type', async () => {
    expect(await run('describe', 'drwxr-x---')).toMatchObject({
      listing: 'drwxr-x---',
      install: 'install -d -m 750 path',
      umask: '027',
    });
    expect(await run('describe', 'lrwxrwxrwx')).toMatchObject({ listing: 'lrwxrwxrwx' });
  });

  test.each([
    ['-rw-r--r-- 1 me me 1 Nov 22 04:28 a b', {}, "chmod 644 'a b'"],
    ["-rw-r--r-- 1 me me 1 Nov 22 04:28 it's", {}, String.raw`chmod 644 'it'\''s'`],
    ['-rw-r--r-- 1 me me 1 Nov 22 04:28 -rf', {}, 'chmod 644 ./-rf'],
    ['-rw-r--r-- 1 me me 1 Nov 22 04:28 $(reboot)', {}, "chmod 644 '$(reboot)'"],
    ['lrwxrwxrwx 1 me me 4 Nov 22 04:28 link -> to x', {}, 'chmod 777 link'],
    ['-rw-r--r-- 1 me me 1 Nov 22 04:28 a b', { path: 'mine' }, 'chmod 644 mine'],
    ['-rw-r--r-- 1 me me 1 Nov 22 04:28 a b', { path: '' }, "chmod 644 'a b'"],
    ['-rw-r--r--', {}, 'chmod 644 path'],
  ])('the file of %j with %j is named', async (line, options, command) => {
    expect(await run('describe', line, options)).toMatchObject({ command });
  });

  test('clears bits that a directory would keep', async () => {
    const options = { kind: 'directory', current: '2755' };
    expect(await run('describe', '755', options)).toMatchObject({
      command: 'chmod 00755 path',
      clauseCommand: 'chmod u=rwx,g=rx,o=rx,ug-s path',
      change: 'g-s',
    });
  });

  test.each([
    ["it's", String.raw`chmod 644 'it'\''s'`],
    ['-rf', 'chmod 644 ./-rf'],
    ['-a b', "chmod 644 './-a b'"],
    ['(x)', "chmod 644 './(x)'"],
    ['~/a b', "chmod 644 ~/'a b'"],
    ['$(reboot)', "chmod 644 '$(reboot)'"],
    ['', 'chmod 644 path'],
  ])('the path %j is quoted', async (path, command) => {
    expect(await run('describe', '644', { path })).toMatchObject({ command });
  });

  test.each([
    ['0', '0'],
    ['7777', 'S_ISUID | S_ISGID | S_ISVTX | S_IRWXU | S_IRWXG | S_IRWXO'],
    ['640', 'S_IRUSR | S_IWUSR | S_IRGRP'],
    ['123', 'S_IXUSR | S_IWGRP | S_IWOTH | S_IXOTH'],
  ])('%s in C is %s', async (mode, c) => {
    expect(await run('describe', mode)).toMatchObject({ c });
  });

  test.each([
    ['0', 'no access'],
    ['1', 'enter'],
    ['2', 'no access'],
    ['3', 'create and delete, enter'],
    ['4', 'list names only'],
    ['5', 'list, enter'],
    ['6', 'list names only'],
    ['7', 'list, create and delete, enter'],
  ])('others with %s on a directory: %s', async (mode, others) => {
    expect(await run('describe', mode, { kind: 'directory' })).toMatchObject({
      explanation: `Owner: no access. Group: no access. Others: ${others}.`,
    });
  });

  test('in the language of the user', async () => {
    const inFrench = testTool(tool, logic, { context: { locale: 'fr' }, messages: french });
    expect(await inFrench.run('describe', '1640')).toMatchObject({
      explanation:
        'Propriétaire\u00A0: lecture, écriture. Groupe\u00A0: lecture. Autres\u00A0: aucun droit. Le sticky bit est sans effet sur un fichier.',
      command: 'chmod 1640 chemin',
    });
    expect(await inFrench.run('describe', '4644')).toMatchObject({
      explanation: expect.stringMatching(/^Propriétaire\u00A0: lecture, écriture\. Groupe\u00A0: lecture\. /),
    });
  });

  /** What a shell with that umask gives a new file or directory. */
  test.each([
    ['file', '640', '027'],
    ['file', '644', '022'],
    ['file', '600', '077'],
    ['file', '620', '047'],
    ['file', '666', '000'],
    ['file', '755', null],
    ['directory', '750', '027'],
    ['directory', '711', '066'],
    ['directory', '2755', null],
  ])('the umask for a %s of %s is %s', async (kind, mode, umask) => {
    expect(await run('describe', mode, { kind })).toMatchObject({ umask });
    if (umask !== null) expect(await octal(run('parse', `umask ${umask}`, { kind }))).toBe(mode);
  });

  test.each([
    ['666', {}, ['anyone-writes']],
    ['1777', {}, []],
    ['4755', {}, ['setuid-script']],
    ['6644', {}, ['setuid-script', 'setuid-without-execute', 'setgid-without-execute']],
    ['644', {}, []],
    ['755', { kind: 'directory' }, ['directory-keeps-setgid']],
    ['2755', { kind: 'directory' }, []],
    ['drwxrwxrwx', {}, ['anyone-writes', 'directory-keeps-setgid']],
    ['drw-rwxrw-', {}, ['write-without-execute', 'directory-keeps-setgid']],
    ['lrwxrwxrwx 1 me me 4 Nov 22 04:28 a -> b', {}, ['symbolic-link']],
    ['total 8\n-rw-r--r-- 1 me me 4 Nov 22 04:28 a\n-rw-r--r-- 1 me me 4 Nov 22 04:28 b\n', {}, ['more-lines']],
    ['crw-rw-rw- 1 root root 1, 3 Nov 22 04:28 null', {}, ['anyone-writes']],
  ])('warns of %s with %j: %j', async (mode, options, codes) => {
    expect((await notices('describe', mode, options)).map(({ code }) => code)).toEqual(codes);
  });
});

describe('fromUmask', () => {
  test.each([
    ['027', '640', '750', '-rw-r-----', 'drwxr-x---'],
    ['22', '644', '755', '-rw-r--r--', 'drwxr-xr-x'],
    ['umask 0077', '600', '700', '-rw-------', 'drwx------'],
    ['u=rwx,g=rx,o=', '640', '750', '-rw-r-----', 'drwxr-x---'],
    ['', '666', '777', '-rw-rw-rw-', 'drwxrwxrwx'],
  ])('%j', async (text, files, directories, filesListing, directoriesListing) => {
    expect(await run('fromUmask', text)).toMatchObject({ files, directories, filesListing, directoriesListing });
  });

  test('class by class', async () => {
    expect(await run('fromUmask', '027')).toMatchObject({
      table: [
        { who: 'u', umask: 0, files: 'rw-', directories: 'rwx' },
        { who: 'g', umask: 2, files: 'r--', directories: 'r-x' },
        { who: 'o', umask: 7, files: '---', directories: '---' },
      ],
    });
  });

  test.each([
    ['x', 'not-a-umask', { text: 'x' }, 0],
    ['umask 08', 'digit', { n: 2 }, 7],
    ['u=z', 'clause', { n: 1, clause: 'u=z' }, 0],
  ])('refuses %j', async (text, code, params, offset) => {
    const found = await error('fromUmask', text);
    expect(brief(found)).toEqual([code, params, offset]);
    expect(found.at?.field).toBeUndefined();
  });
});
