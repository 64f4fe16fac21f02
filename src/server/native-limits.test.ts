import { expect, test } from 'vitest';
import { exceededLimits } from './native-limits.ts';

test.each<[string, object, readonly object[]]>([
  ['encryption', { iterations: 1_000_000, rounds: 1_000_000 }, []],
  ['encryption', { iterations: '10000000' }, [{ option: 'iterations', most: 1_000_000 }]],
  ['encryption', { format: 'jwe', rounds: 1_000_001 }, [{ option: 'rounds', most: 1_000_000 }]],
  ['compression', { maxSize: 512, maxRatio: 200 }, []],
  ['compression', { maxSize: 513 }, [{ option: 'max-size', most: 512 }]],
  ['compression', { maxRatio: null }, [{ option: 'max-ratio', most: 1_000 }]],
  ['hash-text', { iterations: 10_000_000 }, []],
])('%s with %j exceeds %j', (tool, options, exceeded) => {
  expect(exceededLimits(tool, { ...options })).toEqual(exceeded);
});
