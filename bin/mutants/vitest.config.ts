/** The tests as the mutants meet them: each file alone, and a test that hangs ends soon. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    restoreMocks: true,
    setupFiles: ['test/kit/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
