/** Recipes that the page offers, each with an input to try it on. */
export const exampleRecipes = [
  {
    id: 'parameter',
    steps: 'url-parser/parameter(name:state),base64-string-converter/decode,json-prettify/format',
    input:
      'https://example.com/callback?code=4f2a&state=eyJ1c2VyIjoiQW5uYSIsInJvbGVzIjpbImFkbWluIl0sImV4cCI6MTc5NjA4MzIwMH0%3D',
  },
  {
    id: 'token',
    steps: 'jwt-parser/decode.payload,json-to-yaml-converter/to-yaml',
    input:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0MiIsIm5hbWUiOiJBbm5hIiwic2NvcGUiOlsicmVhZCIsIndyaXRlIl19.4zSLa9JGDUNEo0VZG1Yso3qUDg6X0YQY2hbd9ka5ppk',
  },
  {
    id: 'secret',
    steps:
      'yaml-to-json-converter/to-json,json-prettify/extract(path:%24.data.password),base64-string-converter/decode',
    input:
      'apiVersion: v1\nkind: Secret\nmetadata:\n  name: database\ndata:\n  user: YXBw\n  password: Y29ycmVjdCBob3JzZQ==',
  },
  {
    id: 'csv',
    steps: 'json-to-csv/from-csv,json-to-yaml-converter/to-yaml',
    input: 'service,port,tls\nweb,443,true\ndatabase,5432,true\ncache,6379,false',
  },
  {
    id: 'slug',
    steps: 'html-entities/unescape,slugify-string/slugify',
    input: 'Caf&eacute; &amp; Cr&egrave;me: what&rsquo;s new in 2026?',
  },
] as const;
