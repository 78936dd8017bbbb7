/** Disks that are full, as figures. */
import type { Proof } from '../client/proof.ts';
import { withProblems, type SectionResult } from '../figures.ts';
import { fillRepeatedly } from './full-disk.ts';

const FULL_DISKS = 10;
const MAX_WRITING_MS = 10_000;

export async function proveFullDisk(proof: Proof): Promise<SectionResult> {
  const result = await fillRepeatedly(proof, FULL_DISKS);
  const { rounds, acknowledged, answers, wrong, lost, doubled, half, changed, slowestWritingMs } = result;
  const damage = [...lost, ...doubled, ...half, ...changed];
  return withProblems({
    figures: [
      {
        name: `disk full under writes, ${rounds} times, every second time with a kill -9`,
        goal: '0 acknowledged writes lost, 0 half; 0 doubled when asked for again with their keys',
        reached: `${lost.length} of ${acknowledged} lost, ${doubled.length} doubled, ${half.length} half, ${changed.length} secrets amiss`,
        isMet: damage.length === 0,
      },
      {
        name: 'what people are answered while the disk is full',
        goal: 'as on a good day, or in our words',
        reached: `${wrong.length} of ${answers} otherwise`,
        isMet: wrong.length === 0,
      },
      {
        name: 'writing again once there is room, without a restart',
        goal: '< 10 s',
        reached: `${(slowestWritingMs / 1_000).toFixed(1)} s at the slowest`,
        isMet: slowestWritingMs < MAX_WRITING_MS,
      },
    ],
    problems: [...damage, ...wrong],
  });
}
