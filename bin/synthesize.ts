/** Builds what is deployed and writes the templates of stages, checked, without an AWS account. */
import { join } from 'node:path';
import { buildApp } from '../infra/app.ts';
import { buildAll } from './build/build-all.ts';
import type { Progress } from './progress.ts';

export const assemblyFolder = (rootDir: string, stage: string): string => join(rootDir, 'cdk.out', stage);

export async function synthesize(
  rootDir: string,
  stages: readonly string[],
  progress: Progress = () => undefined,
): Promise<void> {
  await buildAll({ rootDir, copyNative: true, progress });
  for (const stage of stages) {
    const { stacks } = buildApp({
      stage,
      buildRoot: join(rootDir, '.build'),
      outdir: assemblyFolder(rootDir, stage),
    }).synth();
    progress(stage, `${stacks.length} stacks in cdk.out/${stage}`);
  }
}
