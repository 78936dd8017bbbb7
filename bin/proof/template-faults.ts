/** Faults planted into the templates of prod: whether the checks of test/infra notice them, now and when they were first planted. */
import { spawnSync } from 'node:child_process';
import { formatTable, type SectionResult } from './figures.ts';

const PRINTER = 'test/infra/print-planted-faults.ts';

type Noticing = { id: string; title: string };
type Planted = {
  title: string;
  chosenBy: 'reader' | 'stranger';
  wasNoticedAtFirst: boolean;
  noticedBy: Noticing[];
};

const choosers = { reader: 'seen to be missed', stranger: 'chosen blindly' };

/** @throws when the templates cannot be made */
export function proveTemplateFaults(): SectionResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PRINTER], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${PRINTER} ended with ${status}. ${stderr}`);
  return templateFaultFigures(JSON.parse(stdout) as { faults: Planted[]; withoutFault: Noticing[] });
}

export function templateFaultFigures({
  faults,
  withoutFault,
}: {
  faults: Planted[];
  withoutFault: Noticing[];
}): SectionResult {
  const blind = faults.filter(({ chosenBy }) => chosenBy === 'stranger');
  const noticed = faults.filter(({ noticedBy }) => noticedBy.length > 0).length;
  const atFirst = blind.filter(({ wasNoticedAtFirst }) => wasNoticedAtFirst).length;
  const now = blind.filter(({ noticedBy }) => noticedBy.length > 0).length;
  return {
    figures: [
      {
        name: 'faults planted into the templates of prod that a check notices',
        goal: 'all, ≥ 30',
        reached: `${noticed} of ${faults.length}`,
        isMet: noticed === faults.length && noticed >= 30,
      },
      {
        name: 'of these, chosen by somebody who had not seen the checks, before any check was written for them',
        goal: 'all by now',
        reached: `${now} of ${blind.length}; ${atFirst} of ${blind.length} when first planted`,
        isMet: now === blind.length,
      },
      {
        name: 'findings in the templates as they are',
        goal: '0',
        reached: String(withoutFault.length),
        isMet: withoutFault.length === 0,
      },
    ],
    detail: formatTable(['fault', 'why it is here', 'noticed at first', 'noticed by'], faults.map(rowOf)),
  };
}

function rowOf({ title, chosenBy, wasNoticedAtFirst, noticedBy }: Planted): string[] {
  const [first, ...others] = noticedBy;
  const also = others.length > 0 ? ` (also ${others.map(({ id }) => id).join(', ')})` : '';
  return [
    title,
    choosers[chosenBy],
    wasNoticedAtFirst ? 'yes' : '**no**',
    first ? `${first.id}: ${first.title}${also}` : '**nothing**',
  ];
}
