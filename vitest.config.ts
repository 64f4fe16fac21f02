import { defineConfig } from 'vitest/config';
import { registry } from './scripts/vite/registry.ts';

export default defineConfig({
  plugins: [registry()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: 'src/testing/fixed-seed.ts',
    testTimeout: 30_000,
  },
});
