/** All faults of all dependencies, as figures and as a table. */
import type { Proof } from '../client/proof.ts';
import { formatTable, type Figure } from '../figures.ts';
import {
  dependencies,
  faultModes,
  prepareFaults,
  proveFault,
  type Dependency,
  type FaultResult,
} from './fault-proof.ts';
import { featureNames } from './features.ts';

const MAX_RECOVERY_MS = 10_000;
const MAX_MODEL_REQUESTS = 3;
const UNAFFECTED_SHARE = 0.99;

export async function proveFaults(proof: Proof): Promise<{ figures: Figure[]; detail: string }> {
  const stage = await prepareFaults(proof);
  const results: FaultResult[] = [];
  for (const dependency of Object.keys(dependencies) as Dependency[]) {
    for (const mode of faultModes) results.push(await proveFault(stage, dependency, mode));
  }
  return { figures: toFigures(results), detail: toTable(results) };
}

function toFigures(results: readonly FaultResult[]): Figure[] {
  const survived = results.filter(({ wrong }) => wrong.length === 0);
  const recoveryMs = Math.max(...results.map((result) => result.recoveryMs));
  const modelRequests = Math.max(...results.map((result) => result.modelRequests));
  const unaffected = results.flatMap(outcomesOfUnaffected);
  const share = unaffected.filter((outcome) => outcome === 'ok').length / unaffected.length;
  return [
    {
      name: 'faults survived (7 dependencies × 5 modes)',
      goal: '35 of 35, leads never lost',
      reached: `${survived.length} of ${results.length}`,
      isMet: survived.length === results.length,
    },
    {
      name: 'features that a fault does not touch',
      goal: '≥ 99 % good',
      reached: `${(share * 100).toFixed(1)} % of ${unaffected.length}`,
      isMet: share >= UNAFFECTED_SHARE,
    },
    {
      name: 'recovery after a fault',
      goal: '< 10 s',
      reached: `${(recoveryMs / 1_000).toFixed(1)} s at the slowest`,
      isMet: recoveryMs < MAX_RECOVERY_MS,
    },
    {
      name: 'requests to the model for one question',
      goal: '≤ 3',
      reached: String(modelRequests),
      isMet: modelRequests <= MAX_MODEL_REQUESTS,
    },
  ];
}

function outcomesOfUnaffected({ dependency, outcomes }: FaultResult): string[] {
  const affected: readonly string[] = dependencies[dependency];
  return featureNames.filter((name) => !affected.includes(name)).map((name) => outcomes[name]);
}

function toTable(results: readonly FaultResult[]): string {
  const rows = results.map(({ dependency, mode, outcomes, wrong, slowestMs, recoveryMs }) => [
    dependency,
    mode,
    ...featureNames.map((name) => outcomes[name]),
    (slowestMs / 1_000).toFixed(1),
    (recoveryMs / 1_000).toFixed(1),
    wrong.join('; ') || 'none',
  ]);
  return formatTable(['dependency', 'fault', ...featureNames, 'slowest s', 'recovery s', 'amiss'], rows);
}
