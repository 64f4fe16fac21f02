import { judgeRewriting } from '#testing/judge-json.ts';
import { testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

testOfficial('json-parsing', { id: 'json-prettify', tool, logic, judge: judgeRewriting('format') });
