import { choice, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'browser',
  createdAt: '2023-04-06',
  page: {
    beginsInBrowser: true,
    operations: ['parse', 'parseList'],
  },
  operations: {
    parse: {
      input: 'user-agent',
      list: { operation: 'parseList' },
      output: {
        program: 'text',
        owner: 'text',
        purpose: 'text',
        browser: 'text',
        engine: 'text',
        os: 'text',
        device: 'text',
        type: 'text',
        cpu: 'text',
        limits: 'text',
        programName: 'text',
        programVersion: 'text',
        browserName: 'text',
        browserVersion: 'text',
        browserMajor: 'text',
        engineName: 'text',
        engineVersion: 'text',
        osName: 'text',
        osVersion: 'text',
        vendor: 'text',
        model: 'text',
        json: 'json',
      },
      outputGroups: {
        parts: [
          'programName',
          'programVersion',
          'browserName',
          'browserVersion',
          'browserMajor',
          'engineName',
          'engineVersion',
          'osName',
          'osVersion',
          'vendor',
          'model',
        ],
        json: ['json'],
      },
      details: 'explain',
      primary: [],
      options: { clientHints: text('', { content: true, multiline: true, maxLength: 10_000 }) },
      headline: 'browser',
      components: { control: 'own-browser' },
      examples: [
        {
          id: 'iphone',
          input:
            'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
          output: { browser: 'Mobile Safari 18.1', os: 'iOS 18.1', device: 'Apple iPhone' },
        },
        {
          id: 'bot',
          input:
            'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
          output: { program: 'GPTBot 1.2', owner: 'OpenAI' },
        },
        { id: 'commandLine', input: 'curl/8.5.0', output: { program: 'curl 8.5.0' } },
        {
          id: 'clientHints',
          input:
            'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
          options: {
            clientHints:
              'Sec-CH-UA: "Google Chrome";v="131", "Chromium";v="131", "Not_A Brand";v="24"\nSec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "15.0.0"',
          },
          output: { browser: 'Chrome 131.0.0.0', os: 'Windows 11' },
        },
        {
          id: 'android',
          input:
            'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
          output: { browser: 'Chrome 131.0.0.0', os: 'Android', type: 'Mobile' },
        },
      ],
    },
    parseList: {
      input: 'text',
      output: { list: 'csv', lines: 'number', different: 'number', bots: 'number', unknown: 'number' },
      facts: ['lines', 'different', 'bots', 'unknown'],
      primary: ['countBy'],
      options: {
        countBy: choice(['agent', 'browser', 'browserMajor', 'os', 'type', 'program'], 'agent'),
      },
      headline: 'list',
      isWideTable: true,
      examples: [
        {
          id: 'programs',
          input: 'curl/8.5.0\nWget/1.24.5\ncurl/8.5.0',
          options: { countBy: 'program' },
          output: { list: 'count,share,name\n2,66.7%,curl\n1,33.3%,Wget', lines: 3, different: 2, bots: 0 },
        },
        {
          id: 'accessLog',
          input:
            '203.0.113.9 - - [01/Jan/2026:00:00:00 +0000] "GET / HTTP/1.1" 200 12 "-" "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0"\n203.0.113.9 - - [01/Jan/2026:00:00:01 +0000] "GET /a HTTP/1.1" 200 12 "-" "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0"',
          options: { countBy: 'browser' },
          output: { list: 'count,share,name\n2,100.0%,Firefox', lines: 2, different: 1 },
        },
      ],
    },
    explain: {
      input: 'user-agent',
      output: 'csv',
      examples: [
        {
          id: 'app',
          input: 'MyApp/2.1 (Linux x86_64)',
          output: 'token,meaning\nMyApp/2.1,"MyApp, version 2.1."\nLinux x86_64,Linux (x86_64 processor).',
        },
        {
          id: 'webKit',
          input: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
          output:
            'token,meaning\nMozilla/5.0,"Kept for compatibility: since the 1990s, every browser has called itself Mozilla."\nMacintosh,"A Mac, or an iPad that requests desktop sites."\nIntel Mac OS X 10_15_7,"macOS 10.15 or later, on Intel or Apple silicon; frozen value."',
        },
      ],
    },
  },
});
