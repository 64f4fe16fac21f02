import { choice, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'password-user',
  createdAt: '2026-11-22',
  // The header of two empty fields is one, too.
  page: { initialInput: '' },
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
      outputGroups: {
        commands: ['curl', 'curlHeader', 'httpie', 'fetch', 'requests'],
        files: ['address', 'netrc', 'docker'],
      },
      primary: ['charset', 'kind'],
      options: {
        password: text('', { secret: true, place: 'input' }),
        charset: choice(['utf-8', 'latin1'], 'utf-8'),
        kind: choice(['authorization', 'proxy'], 'authorization'),
        url: text('https://example.com/', { maxLength: 2_000, transient: true }),
      },
      examples: [
        // RFC 7617, section 2.
        {
          id: 'encode1',
          input: 'Aladdin',
          options: { password: 'open sesame' },
          output: { header: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' },
        },
        // RFC 7617, section 2.1.
        { id: 'encode2', input: 'test', options: { password: '123£' }, output: { base64: 'dGVzdDoxMjPCow==' } },
      ],
    },
    decode: {
      input: 'basic-auth',
      secretInput: true,
      secretOutput: true,
      output: { username: 'text', password: 'text', usedCharset: 'text' },
      facts: ['usedCharset'],
      examples: [
        {
          id: 'decode1',
          input: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
          output: { username: 'Aladdin', password: 'open sesame' },
        },
        {
          id: 'decode2',
          input: 'Basic dXNlcjpw6Q==',
          output: { username: 'user', password: 'pé', usedCharset: 'latin1' },
        },
      ],
    },
  },
});
