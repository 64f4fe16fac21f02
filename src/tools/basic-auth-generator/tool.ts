import { choice, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'password-user',
  createdAt: '2026-11-22',
  // The header of two empty fields is one, too.
  page: { initialInput: '', dropsOldResults: true, ownInputs: ['decode'] },
  operations: {
    encode: {
      input: 'user-name',
      secretInput: true,
      secretOutput: true,
      output: {
        header: 'text',
        value: 'text',
        base64: 'base64',
        curl: 'text',
        curlHeader: 'text',
        httpie: 'text',
        fetch: 'text',
        requests: 'text',
        address: 'text',
        netrc: 'text',
        docker: 'json',
      },
      headline: 'value',
      outputGroups: {
        commands: ['curl', 'curlHeader', 'httpie', 'fetch', 'requests'],
        files: ['address', 'netrc', 'docker'],
      },
      primary: ['charset', 'kind'],
      needs: 'password',
      options: {
        password: text('', { secret: true, place: 'input' }),
        charset: choice(['utf-8', 'latin1'], 'utf-8'),
        kind: choice(['authorization', 'proxy'], 'authorization'),
        url: text('https://example.com/', { maxLength: 2_000, transient: true }),
      },
      examples: [
        // RFC 7617, section 2.
        {
          id: 'rfcExample',
          input: 'Aladdin',
          options: { password: 'open sesame' },
          output: { header: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' },
        },
        // RFC 7617, section 2.1.
        {
          id: 'nonAsciiPassword',
          input: 'test',
          options: { password: '123£' },
          output: { base64: 'dGVzdDoxMjPCow==' },
        },
        {
          id: 'apiKey',
          input: 'my-api-key',
          output: { value: 'Basic bXktYXBpLWtleTo=', curl: 'curl -u my-api-key: https://example.com/' },
        },
        {
          id: 'proxyHeader',
          input: 'user',
          options: { password: 'pass', kind: 'proxy' },
          output: { header: 'Proxy-Authorization: Basic dXNlcjpwYXNz' },
        },
        {
          id: 'latin1Password',
          input: 'user',
          options: { password: 'pé', charset: 'latin1' },
          output: { value: 'Basic dXNlcjpw6Q==' },
        },
      ],
    },
    decode: {
      input: 'basic-auth',
      secretInput: true,
      secretOutput: true,
      output: { username: 'text', password: 'text', usedCharset: 'text' },
      facts: ['usedCharset'],
      headline: 'username',
      examples: [
        {
          id: 'wholeHeader',
          input: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
          output: { username: 'Aladdin', password: 'open sesame' },
        },
        {
          id: 'latin1Password',
          input: 'Basic dXNlcjpw6Q==',
          output: { username: 'user', password: 'pé', usedCharset: 'latin1' },
        },
        { id: 'base64Only', input: 'dXNlcjpwYXNz', output: { username: 'user', password: 'pass' } },
      ],
    },
  },
});
