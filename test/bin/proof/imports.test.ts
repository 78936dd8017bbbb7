import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withImports } from '../../../bin/proof/imports.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const folder of ['proof/crash', 'proof/client', 'functions']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'functions/a.ts'), "import { b } from './b.ts';");
  writeFileSync(join(root, 'proof/client/poll.ts'), "import { read } from '../client/read.ts';");
  writeFileSync(join(root, 'proof/client/read.ts'), "import { poll } from './poll.ts';");
  writeFileSync(join(root, 'proof/client/other.ts'), '');
  writeFileSync(
    join(root, 'proof/crash/kill.ts'),
    "import { test } from 'vitest';\nimport { poll } from '../client/poll.ts';\nimport { a } from '../../functions/a.ts';",
  );
  writeFileSync(join(root, 'proof/crash/settle.ts'), '');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a file comes with what it imports, directly and not, packages and other folders aside', () => {
  expect(withImports(root, 'proof/crash/kill.ts', 'proof')).toEqual([
    'proof/client/poll.ts',
    'proof/client/read.ts',
    'proof/crash/kill.ts',
  ]);
});

test('a folder comes with all of its files', () => {
  expect(withImports(root, 'proof/crash', 'proof')).toContain('proof/crash/settle.ts');
});
