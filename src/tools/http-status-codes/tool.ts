import { choice, flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'error-404',
  createdAt: '2023-04-13',
  page: { initialInput: '', operations: ['search'] },
  operations: {
    search: {
      input: 'query',
      alsoTakes: { 'http-status': {} },
      output: 'csv',
      headline: { columns: ['code', 'name'] },
      primary: ['webDavOnly', 'unofficial'],
      options: {
        class: choice(['all', '1xx', '2xx', '3xx', '4xx', '5xx'], 'all', {
          place: 'segments',
          perVisit: true,
        }),
        webDavOnly: flag(),
        unofficial: flag(),
      },
      components: { result: 'status-list', after: 'status-in-code' },
      examples: [
        {
          id: 'byCode',
          input: '404',
          output:
            'class,code,name,description,type,cacheable,headers,specification,formerName,vendor\n4xx Client error,404,Not Found,"The resource was not found, or the server won’t say whether it exists.",HTTP,Cacheable,,RFC 9110,,',
        },
        {
          id: 'byName',
          input: 'teapot',
          output:
            'class,code,name,description,type,cacheable,headers,specification,formerName,vendor\n4xx Client error,418,I\'m a teapot,"An April Fools’ code, registered as (Unused); some servers send it as a joke or to turn bots away.",HTTP,,,"RFC 9110, RFC 2324",,',
        },
        {
          id: 'byTopic',
          input: 'rate limit',
          output:
            'class,code,name,description,type,cacheable,headers,specification,formerName,vendor\n4xx Client error,429,Too Many Requests,Rate limit reached; Retry-After may say when to try again.,HTTP,,Retry-After,RFC 6585,,',
        },
        {
          id: 'permanentRedirect',
          input: '308',
          output:
            'class,code,name,description,type,cacheable,headers,specification,formerName,vendor\n3xx Redirection,308,Permanent Redirect,Moved permanently to a new URL; repeat the request with the same method and body.,HTTP,Cacheable,Location,RFC 9110,,',
        },
        {
          id: 'cloudflare',
          input: '522',
          options: { unofficial: true },
          output:
            'class,code,name,description,type,cacheable,headers,specification,formerName,vendor\n5xx Server error,522,Connection Timed Out,The server behind Cloudflare did not accept the connection in time.,HTTP,,,,,Cloudflare',
        },
      ],
    },
    lookup: {
      input: 'number',
      output: {
        code: 'number',
        name: 'text',
        description: 'text',
        type: 'text',
        class: 'text',
        cacheable: 'boolean',
        headers: 'text',
        formerName: 'text',
        vendor: 'text',
        specification: 'text',
        address: 'url',
        line: 'text',
        constant: 'text',
        express: 'text',
        go: 'text',
        curl: 'text',
      },
      headline: 'line',
      outputGroups: {
        about: ['class', 'cacheable', 'headers', 'formerName', 'vendor', 'specification', 'address'],
        code: ['line', 'constant', 'express', 'go', 'curl'],
      },
      examples: [
        {
          id: 'notFound',
          input: '404',
          output: {
            name: 'Not Found',
            type: 'HTTP',
            cacheable: true,
            line: '404 Not Found',
            constant: 'NOT_FOUND',
            go: 'w.WriteHeader(http.StatusNotFound)',
          },
        },
        {
          id: 'tooManyRequests',
          input: '429',
          output: { name: 'Too Many Requests', headers: 'Retry-After', line: '429 Too Many Requests' },
        },
      ],
    },
  },
});
