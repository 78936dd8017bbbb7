/**
 * Checks the direction of imports (.dependency-cruiser.mjs). Each rule must also catch its canary: a rule that catches
 * nothing, or a cruiser that reads nothing, fails here.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { canaries } from './canaries.ts';

const FOLDERS = ['shared', 'functions', 'web', 'infra', 'bin'];

const problems = [...(await checkTree()), ...(await checkCanaries()), ...checkZodImports()];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'boundaries hold' : `${problems.length} boundary problems`);
process.exit(problems.length === 0 ? 0 : 1);

async function run(folders: string[], baseDir?: string): Promise<ICruiseResult> {
  const { forbidden, options } = rules as { forbidden: IForbiddenRuleType[]; options: ICruiseOptions };
  const { output } = await cruise(folders, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    ...(baseDir ? { baseDir } : {}),
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text, a result was expected.');
  return output;
}

async function checkTree(): Promise<string[]> {
  const { modules, summary } = await run(FOLDERS);
  const files = FOLDERS.flatMap(sourceFiles);
  const cruised = new Set(modules.map(({ source }) => source));
  const unread = files.filter((file) => !cruised.has(file));
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...unread.map((file) => `not read by dependency-cruiser: ${file}`),
  ];
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

async function checkCanaries(): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'canaries-'));
  try {
    const caught = await Promise.all(canaries.map((canary, index) => flies(join(root, String(index)), canary)));
    const names = new Set(canaries.map(({ rule }) => rule));
    const withoutCanary = rules.forbidden.filter(({ name }) => !names.has(name ?? ''));
    return [
      ...canaries.filter((_, index) => !caught[index]).map(({ rule }) => `the rule ${rule} did not catch its canary`),
      ...withoutCanary.map(({ name }) => `the rule ${name} has no canary`),
    ];
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Whether the rule catches the import that it forbids. */
async function flies(folder: string, { rule, from, imports }: (typeof canaries)[number]): Promise<boolean> {
  const files = { [from]: imports.map((path) => `import '${path}';`).join('\n'), ...canaryTargets(from, imports) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, 'tsconfig.base.json'), readFileSync('tsconfig.base.json'));
  const { summary } = await run([from.split('/')[0] ?? ''], folder);
  return summary.violations.some((violation) => violation.rule.name === rule);
}

/** The modules that the canary imports; a circle imports back. */
function canaryTargets(from: string, imports: readonly string[]): Record<string, string> {
  const targets = imports.filter((path) => path.startsWith('.')).map((path) => join(dirname(from), path));
  const back = (target: string): string =>
    dirname(target) === dirname(from) ? `import './${from.slice(dirname(from).length + 1)}';` : 'export {};';
  return Object.fromEntries(targets.map((target) => [target, back(target)]));
}

/** `import { z }` costs a bundle 65 KB more than `import * as z` (DEPENDENCIES: bundles). */
function checkZodImports(): string[] {
  return FOLDERS.flatMap(sourceFiles)
    .filter((file) => /import (?:type )?(?:z\b|\{[^}]*\bz\b[^}]*\}) from 'zod'/.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: write import * as z from 'zod'`);
}
