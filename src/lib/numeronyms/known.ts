import { numeronymOf } from './numeronym.ts';

/** Words whose numeronyms are in use; of several with the same one, the usual one first. */
const words = [
  'accessibility',
  'Andreessen Horowitz',
  'authentication',
  'authorization',
  'canonicalization',
  'compatibility',
  'containerization',
  'customization',
  'configuration',
  'democratization',
  'documentation',
  'experimentation',
  'extensibility',
  'globalization',
  'implementation',
  'infrastructure',
  'internationalization',
  'interoperability',
  'Kubernetes',
  'localizability',
  'localization',
  'modernization',
  'modularization',
  'multilingualization',
  'normalization',
  'observability',
  'orchestration',
  'performance',
  'personalization',
  'parallelization',
  'reproducibility',
  'serialization',
  'sustainability',
  'synchronization',
  'translation',
  'virtualization',
  'visualization',
];

/** What known numeronyms, in lower case, are short for: the usual word first. */
export const knownNumeronyms: ReadonlyMap<string, readonly string[]> = groupByNumeronym();

function groupByNumeronym(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const numeronym = numeronymOf(word).toLowerCase();
    groups.set(numeronym, [...(groups.get(numeronym) ?? []), word]);
  }
  return groups;
}
