/** Crashes, as figures. */
import type { Proof } from '../client/proof.ts';
import { withProblems, type SectionResult } from '../figures.ts';
import { crashRepeatedly } from './crash-proof.ts';

const MAX_READY_MS = 20_000;

export async function proveCrashes(proof: Proof, { kills }: { kills: number }): Promise<SectionResult> {
  const { terminations, acknowledged, lost, doubled, half, changed, slowestReadyMs } = await crashRepeatedly(
    proof,
    kills,
  );
  const wrong = [...lost, ...doubled, ...half, ...changed];
  return withProblems({
    figures: [
      {
        name: `${kills} × kill -9 and ${terminations} × SIGTERM under writes`,
        goal: '0 acknowledged writes lost, 0 half; 0 doubled when asked for again with their keys',
        reached: `${lost.length} of ${acknowledged} lost, ${doubled.length} doubled, ${half.length} half, ${changed.length} secrets or engines amiss`,
        isMet: wrong.length === 0,
      },
      {
        name: 'ready after a crash',
        goal: '< 20 s',
        reached: `${(slowestReadyMs / 1_000).toFixed(1)} s at the slowest`,
        isMet: slowestReadyMs < MAX_READY_MS,
      },
    ],
    problems: wrong,
  });
}
