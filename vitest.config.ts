import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const files = globSync('test/**/*.test.{ts,tsx}', { cwd: import.meta.dirname });
const below = (...folders: string[]): string[] =>
  files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
/** What a test puts in place of a whole module holds for everything that is loaded with it. */
const hasStandIns = (file: string): boolean =>
  /^\s*vi\.(mock|doMock)\(/m.test(readFileSync(join(import.meta.dirname, file), 'utf8'));

const system = below('test/system');
const shipped = below('test/shipped');
/** Calls that keep what they read of documents. */
const keeping = below(
  ...['document-chat', 'document-chat-editor', 'learning-portal'].map((group) => `test/functions/calls/${group}`),
);
const light = below('test/shared', 'test/functions/calls').filter(
  (file) => !hasStandIns(file) && !keeping.includes(file),
);
/**
 * A process for each file. Pictures, documents and templates take several times as long in a thread whose memory other files
 * have filled; and what Node itself makes or throws there is of another window, which bundlers, databases and readers of
 * files notice.
 */
const apart = [
  ...below('test/web/pages/qr', 'test/infra', 'test/functions/domain/knowledge', 'test/bin/bench'),
  ...below('test/functions/domain/insurance/wording', 'test/functions/domain/wallet', 'test/functions/jobs'),
  'test/web/app/bundle-size.test.ts',
];
const others = files.filter((file) => ![...light, ...apart, ...system, ...shipped].includes(file));

export default defineConfig({
  test: {
    environment: 'node',
    // Machines are slow at times; a test that hangs still ends.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    // Left to itself, Vitest leaves one core to others, which is half of a small machine.
    maxWorkers: '100%',
    setupFiles: ['test/kit/setup.ts'],
    // What the app fetches from its own folder of texts.
    alias: [{ find: /^.*\/lib\/load-texts\.ts$/, replacement: join(import.meta.dirname, 'test/kit/load-texts.ts') }],
    projects: [
      // Rules and calls: hundreds of small files whose tests leave nothing behind, so they share one load of what they import.
      { extends: true, test: { name: 'light', include: light, isolate: false } },
      // Everything is loaded anew for each file, window included, in a thread that has compiled the packages already. What
      // a thread has loaded is freed with the thread.
      {
        extends: true,
        test: { name: 'others', include: others, pool: 'vmThreads', vmMemoryLimit: '1GB' },
      },
      { extends: true, test: { name: 'apart', include: apart } },
      // What would be deployed, as `npm run synth` leaves it.
      {
        extends: true,
        test: { name: 'shipped', include: shipped, globalSetup: ['test/shipped/kit/synthesize-once.ts'] },
      },
      // Each file starts a whole system, so one at a time.
      {
        extends: true,
        test: {
          name: 'system',
          include: system,
          globalSetup: ['test/system/build-once.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
