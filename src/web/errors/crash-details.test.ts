import { expect, test } from 'vitest';
import { crashDetails, reportAddress } from './crash-details.ts';

const configuration = { version: '1.2.3', lastCommit: 'abc' };

/** An error as in browsers: some start the stack with name and message, some do not. */
function errorWith(message: string, frames: readonly string[], hasHead: boolean): Error {
  const error = new SyntaxError(message);
  error.stack = [...(hasHead ? [`SyntaxError: ${message}`] : []), ...frames].join('\n');
  return error;
}

test.each([
  ['Chromium', ['    at parse (http://localhost/assets/tool-x.js:1:23)'], true],
  ['Firefox', ['parse@http://localhost/assets/tool-x.js:1:23'], false],
])('%s: the places are included, the message is not, because it may quote the input', (_, frames, hasHead) => {
  const secret = 'Unexpected token, "my password\n at stolen (secret.js:1:1)" is not valid JSON';
  const crash = { error: errorWith(secret, frames, hasHead), page: 'json-prettify', configuration, browser: 'B' };
  const details = crashDetails(crash);
  expect(details).toBe(
    `Page: /json-prettify\nVersion: 1.2.3 abc\nBrowser: B\nError: SyntaxError\n  ${frames[0]?.trim()}`,
  );
  const address = new URL(reportAddress('https://example.com/new', crash, `What I did:\n\n${details}`));
  expect(address.searchParams.get('title')).toBe('/json-prettify: SyntaxError');
  expect(address.searchParams.get('body')).toContain(details);
  expect(decodeURIComponent(address.search)).not.toContain('password');
});
