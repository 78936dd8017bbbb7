/** `npm run synth [-- <stage> …]`: the templates of the stages (all four without a name), checked, without an AWS account. */
import { buildApp } from '../../infra/app.ts';
import { stageNames } from '../../shared/model/stages.ts';
import { buildAll } from '../build/build-all.ts';
import { showProgress } from '../progress.ts';

const asked = process.argv.slice(2);
const stages = asked.length > 0 ? asked : stageNames.filter((name) => name !== 'local');
const progress = showProgress(process.stdout);

try {
  await buildAll({ rootDir: process.cwd(), copyNative: true, progress });
  for (const stage of stages) {
    const { stacks } = buildApp({ stage, outdir: `cdk.out/${stage}` }).synth();
    progress(stage, `${stacks.length} stacks in cdk.out/${stage}`);
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
