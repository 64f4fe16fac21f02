import { expect, test } from 'vitest';
import { createRelease } from './release-buffer.ts';

test('released buffers are empty, now and later', async () => {
  const release = createRelease();
  for (let round = 0; round < 3; round++) {
    const bytes = new Uint8Array(100).fill(1);
    release(bytes.buffer);
    expect(bytes.length).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
});
