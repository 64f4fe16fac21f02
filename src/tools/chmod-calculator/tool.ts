import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const kind = choice(['file', 'directory'], 'file');
const path = text('', { maxLength: 4096 });
const recursive = flag();
const umask = text('022', { maxLength: 64 });
const current = text('', { maxLength: 200, transient: true });

export default defineTool({
  category: 'development',
  icon: 'lock-access',
  page: { operations: ['describe'] },
  operations: {
    describe: {
      input: 'file-mode',
      output: {
        octal: 'text',
        symbolic: 'text',
        listing: 'text',
        explanation: 'text',
        command: 'text',
        clauseCommand: 'text',
        change: 'text',
        findDirectories: 'text',
        findFiles: 'text',
        install: 'text',
        umask: 'text',
        dockerfile: 'text',
        ansible: 'text',
        python: 'text',
        go: 'text',
        c: 'text',
      },
      headline: 'octal',
      outputGroups: {
        commands: ['clauseCommand', 'findDirectories', 'findFiles', 'install', 'umask'],
        code: ['dockerfile', 'ansible', 'python', 'go', 'c'],
      },
      primary: ['path', 'recursive'],
      options: { kind, path, recursive, current, umask },
      examples: [
        {
          id: 'executable',
          input: '755',
          output: {
            octal: '755',
            symbolic: 'rwxr-xr-x',
            command: 'chmod 755 path',
            clauseCommand: 'chmod u=rwx,g=rx,o=rx path',
            c: 'S_IRWXU | S_IRGRP | S_IXGRP | S_IROTH | S_IXOTH',
          },
        },
        {
          id: 'privateKey',
          input: '600',
          options: { path: '~/.ssh/id_ed25519' },
          output: { symbolic: 'rw-------', command: 'chmod 600 ~/.ssh/id_ed25519' },
        },
        {
          id: 'listingLine',
          input: 'drwxrwsr-x 2 me staff 4096 docs',
          output: { octal: '2775', listing: 'drwxrwsr-x', findFiles: 'find docs -type f -exec chmod 664 {} +' },
        },
        {
          id: 'symbolicMode',
          input: 'u=rwX,go=rX',
          options: { current: '644' },
          output: { octal: '644', umask: '022' },
        },
        {
          id: 'setuid',
          input: '0o4755',
          options: { current: '644', path: 'my tool' },
          output: { symbolic: 'rwsr-xr-x', change: 'a+x,u+s', command: "chmod 4755 'my tool'" },
        },
        {
          id: 'sharedFolder',
          input: '1777',
          options: { kind: 'directory', path: '/srv/shared' },
          output: { symbolic: 'rwxrwxrwt', listing: 'drwxrwxrwt', command: 'chmod 1777 /srv/shared' },
        },
      ],
    },
    parse: {
      input: 'file-mode',
      output: 'number',
      options: { kind, current, umask },
      examples: [
        { id: 'symbolicLetters', input: 'rwxr-xr-x', output: 0o755 },
        { id: 'octalDigits', input: '0644', output: 0o644 },
      ],
    },
    format: {
      input: 'number',
      output: 'text',
      inverse: 'parse',
      options: {
        form: choice(
          [
            'octal',
            'symbolic',
            'listing',
            'clauses',
            'command',
            'clauseCommand',
            'findDirectories',
            'findFiles',
            'install',
            'dockerfile',
            'ansible',
            'python',
            'go',
            'c',
          ],
          'octal',
        ),
        kind,
        path,
        recursive,
      },
      examples: [
        { id: 'octalDigits', input: '493', output: '755' },
        { id: 'symbolicLetters', input: '493', options: { form: 'symbolic' }, output: 'rwxr-xr-x' },
      ],
    },
    apply: {
      input: 'number',
      output: 'number',
      options: { change: text('', { maxLength: 200 }), kind, umask },
      examples: [
        { id: 'groupLikeOwner', input: '416', options: { change: 'g=u' }, output: 0o660 },
        { id: 'makeExecutable', input: '420', options: { change: '+x' }, output: 0o755 },
      ],
    },
    fromUmask: {
      input: 'text',
      output: {
        files: 'text',
        directories: 'text',
        filesListing: 'text',
        directoriesListing: 'text',
        table: 'rows',
      },
      headline: 'files',
      examples: [
        {
          id: 'privateToGroup',
          input: '027',
          output: { files: '640', directories: '750', filesListing: '-rw-r-----' },
        },
        { id: 'usualUmask', input: '022', output: { files: '644', directories: '755' } },
      ],
    },
  },
});
