/**
 * Writes the templates of all stages into a folder, as `<stage>.json`, and those of prod's first deployment, beside the build that they were made from:
 * `node test/infra/write-templates.ts <folder>`. A process of its own: what it compiles, no test has to compile again.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageNames } from '../../shared/model/stages.ts';
import { makeFixtureBuild } from './fixture-build.ts';
import { localPorts } from './local-ports.ts';
import { synthesizeAnew, type SynthesisProps } from './synthesis.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Expected the folder to write to: node test/infra/write-templates.ts <folder>');

mkdirSync(folder, { recursive: true });
const buildRoot = makeFixtureBuild(join(folder, 'build'));
for (const stage of stageNames) write(stage, { stage, ...(stage === 'local' ? { local: localPorts } : {}) });
write('prod-first', { stage: 'prod', context: { first: 'true' } });

function write(name: string, props: Omit<SynthesisProps, 'buildRoot' | 'outdir'>): void {
  const outdir = mkdtempSync(join(tmpdir(), 'xpage-templates-'));
  try {
    writeFileSync(
      join(String(folder), `${name}.json`),
      JSON.stringify(synthesizeAnew({ ...props, buildRoot, outdir })),
    );
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
