/** Several labelled values, each with its copy button; long ones can be downloaded too. */
import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { Pane } from '#ui/display/pane.tsx';
import { ValueRows } from './value-rows.tsx';

const digests = { md5: '5d41402abc4b2a76b9719d911017c592', sha1: 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d' };
const hex = { md5: fileKind('hex'), sha1: fileKind('hex') };
const labels: Readonly<Record<string, string>> = { md5: 'MD5', sha1: 'SHA-1', text: 'Lines', none: 'Absent' };
const labelOf = (name: string) => labels[name] ?? name;

export const Values = () => (
  <Pane title="Digests">
    <ValueRows values={digests} kinds={hex} labelOf={labelOf} />
  </Pane>
);

/** One is pointed out; some have a note, or what they say in words. */
export const MarkedAndNoted = () => (
  <Pane title="Digests with notes">
    <ValueRows
      values={digests}
      kinds={hex}
      labelOf={labelOf}
      marked="sha1"
      noteOf={(name) => (name === 'sha1' ? 'the expected one' : undefined)}
      lookOf={(name) => ({ reading: name === 'md5' ? '128 bits' : undefined })}
    />
  </Pane>
);

/** Of a long list the beginning is shown; its buttons give it all. */
export const Beginning = () => (
  <Pane title="Tokens">
    <ValueRows
      values={{ text: ['a9f3', '77c1', '0b52', 'e4d8', '13aa'].join('\n') }}
      kinds={{ text: fileKind('text') }}
      labelOf={labelOf}
      maxLines={3}
    />
  </Pane>
);

/** Long values are below one another; absent ones are left out. */
export const LongAndAbsent = () => (
  <Pane title="Long values">
    <ValueRows
      values={{ text: 'one\ntwo\nthree', none: null }}
      kinds={{ text: fileKind('text'), none: fileKind('text') }}
      labelOf={labelOf}
    />
  </Pane>
);

const squares = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`${index}²`, String(index ** 2)]));
const rare = Object.keys(squares).slice(4);

/** Many values: the most important first, the others in groups, with a filter. */
export const Groups = () => (
  <Pane title="Squares">
    <ValueRows
      values={squares}
      kinds={Object.fromEntries(Object.keys(squares).map((name) => [name, fileKind('text')]))}
      labelOf={(name) => name}
      groups={{ Small: rare.slice(0, 6), Large: rare.slice(6) }}
    />
  </Pane>
);

const bases = { Binary: 2, Decimal: 10, Hexadecimal: 16 } as const;

/** Several forms of one value: editing one changes the others. */
export function Edited() {
  const [number, setNumber] = useState(42);
  return (
    <Pane title="Bases">
      <ValueRows
        values={Object.fromEntries(Object.entries(bases).map(([name, base]) => [name, number.toString(base)]))}
        kinds={Object.fromEntries(Object.keys(bases).map((name) => [name, fileKind('text')]))}
        labelOf={(name) => name}
        editOf={(name) => ({
          onEdit: (text) => setNumber(Number.parseInt(text, bases[name as keyof typeof bases]) || 0),
        })}
      />
    </Pane>
  );
}

export const WithAMistake = () => (
  <Pane title="A mistake">
    <ValueRows
      values={{ Octal: '42', 'Base 64': null }}
      kinds={{ Octal: fileKind('text'), 'Base 64': fileKind('text') }}
      labelOf={(name) => name}
      editOf={(name) => ({
        ...(name === 'Octal' && { draft: '58', message: 'Character 2: “8” is not a digit in base 8.' }),
        onEdit: () => {},
      })}
    />
  </Pane>
);
