import { defineKind } from '#core/kind.ts';

const operations: readonly unknown[] = ['add', 'remove', 'replace', 'move', 'copy', 'test'];

/** A JSON Patch (RFC 6902): an array of objects with `op` and `path`. */
export default defineKind({
  repr: 'text',
  base: 'json',
  language: 'json',
  extension: 'json',
  mime: 'application/json-patch+json',
  detect: (text) => (isPatch(text) ? 0.97 : 0),
});

function isPatch(text: string): boolean {
  // Parsed is only what may be one.
  if (!/^\s*\[\s*\{/.test(text) || !text.includes('"op"')) return false;
  try {
    return (JSON.parse(text) as readonly unknown[]).every(isStep);
  } catch {
    return false;
  }
}

const isStep = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'op' in value &&
  operations.includes(value.op) &&
  'path' in value &&
  typeof value.path === 'string';
