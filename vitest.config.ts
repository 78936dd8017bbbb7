import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    environment: 'node',
    // Machines are slow at times; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: ['test/kit/setup.ts'],
    restoreMocks: true,
  },
});
