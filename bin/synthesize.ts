/** Builds what is deployed and writes the templates of stages, checked, without an AWS account. */
import { join } from 'node:path';
import { buildApp } from '../infra/app.ts';
import { buildAll } from './build/build-all.ts';

export const assemblyFolder = (rootDir: string, stage: string): string => join(rootDir, 'cdk.out', stage);

/** @param onDone told of each stage with how many stacks it has */
export async function synthesize(
  rootDir: string,
  stages: readonly string[],
  onDone: (stage: string, stacks: number) => void = () => undefined,
): Promise<void> {
  await buildAll({ rootDir, copyNative: true });
  for (const stage of stages) {
    const outdir = assemblyFolder(rootDir, stage);
    const { stacks } = buildApp({ stage, buildRoot: join(rootDir, '.build'), outdir }).synth();
    onDone(stage, stacks.length);
  }
}
