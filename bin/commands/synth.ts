/** `npm run synth [-- <stage> …]`: the templates of the stages (all four without a name), checked, without an AWS account. */
import { stageNames } from '../../shared/model/stages.ts';
import { synthesize } from '../synthesize.ts';

const asked = process.argv.slice(2);
const stages = asked.length > 0 ? asked : stageNames.filter((name) => name !== 'local');

await synthesize(process.cwd(), stages, (stage, stacks) =>
  console.log(`${stage.padEnd(8)} ${stacks} stacks in cdk.out/${stage}`),
);
