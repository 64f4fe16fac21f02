import { expect, test } from 'vitest';
import { findTool } from './find-tool.ts';

test.each([
  ['json-prettify', { id: 'json-prettify' }],
  ['json-viewer', { id: 'json-prettify' }],
  ['hash', { id: 'hash-text' }],
  ['json', { id: 'json-prettify' }],
  ['toml', { matches: expect.arrayContaining(['toml-to-json', 'yaml-to-toml']) }],
  ['hash-txt', { near: ['hash-text'] }],
  ['', { near: [] }],
  ['constructor', { near: [] }],
])('%j is found', (written, found) => {
  expect(findTool(written)).toEqual(found);
});
