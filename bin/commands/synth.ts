/** `npm run synth [-- <stage> …]`: the templates of the stages (all four without a name), checked, without an AWS account, with or without placeholders. */
import { stageNames } from '../../shared/model/stages.ts';
import { showProgress } from '../progress.ts';
import { synthesize } from '../synthesize.ts';

const asked = process.argv.slice(2);
const stages = asked.length > 0 ? asked : stageNames.filter((name) => name !== 'local');

try {
  await synthesize(process.cwd(), stages, showProgress(process.stdout));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
