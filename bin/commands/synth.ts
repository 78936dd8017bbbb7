/** `npm run synth [-- <stage> …]`: the templates of the stages (all four without a name), checked, without an AWS account, with or without placeholders. */
import { buildApp } from '../../infra/app.ts';
import { stageNames } from '../../shared/model/stages.ts';
import { buildAll } from '../build/build-all.ts';

const asked = process.argv.slice(2);
const stages = asked.length > 0 ? asked : stageNames.filter((name) => name !== 'local');

await buildAll({ rootDir: process.cwd(), copyNative: true });
for (const stage of stages) {
  const { stacks } = buildApp({ stage, outdir: `cdk.out/${stage}`, context: { example: true } }).synth();
  console.log(`${stage.padEnd(8)} ${stacks.length} stacks in cdk.out/${stage}`);
}
