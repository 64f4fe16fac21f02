import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const kind = choice(['file', 'directory'], 'file');
const path = text('path', { maxLength: 4096 });
const recursive = flag();
const umask = text('022', { maxLength: 64 });
const current = text('', { maxLength: 200 });

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
      outputGroups: {
        commands: ['clauseCommand', 'findDirectories', 'findFiles', 'install', 'umask'],
        code: ['dockerfile', 'ansible', 'python', 'go', 'c'],
      },
      primary: ['path', 'recursive'],
      options: { kind, path, recursive, current, umask },
      examples: [
        {
          id: 'describe1',
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
          id: 'describe2',
          input: 'drwxrwsr-x 2 me staff 4096 docs',
          output: { octal: '2775', listing: 'drwxrwsr-x', findFiles: 'find docs -type f -exec chmod 664 {} +' },
        },
        { id: 'describe3', input: 'u=rwX,go=rX', options: { current: '644' }, output: { octal: '644', umask: '022' } },
        {
          id: 'describe4',
          input: '0o4755',
          options: { current: '644', path: 'my tool' },
          output: { symbolic: 'rwsr-xr-x', change: 'a+x,u+s', command: "chmod 4755 'my tool'" },
        },
      ],
    },
    parse: {
      input: 'file-mode',
      output: 'number',
      options: { kind, current, umask },
      examples: [{ id: 'parse1', input: 'rwxr-xr-x', output: 0o755 }],
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
        { id: 'format1', input: '493', output: '755' },
        { id: 'format2', input: '493', options: { form: 'symbolic' }, output: 'rwxr-xr-x' },
      ],
    },
    apply: {
      input: 'number',
      output: 'number',
      options: { change: text('', { maxLength: 200 }), kind, umask },
      examples: [{ id: 'apply1', input: '416', options: { change: 'g=u' }, output: 0o660 }],
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
      examples: [
        { id: 'fromUmask1', input: '027', output: { files: '640', directories: '750', filesListing: '-rw-r-----' } },
      ],
    },
  },
});
