/**
 * Plants each fault into the templates of prod and prints as JSON which checks notice it, for `npm run proof`
 * (bin/proof/template-faults.ts): `node test/infra/print-planted-faults.ts`.
 */
import { allChecks } from './checks/all-checks.ts';
import { plantedFaults } from './planted-faults.ts';
import { type StageTemplates, synthesize } from './templates.ts';

const checks = allChecks.filter(({ only }) => only?.includes('prod') ?? true);

function noticedIn(templates: StageTemplates): { id: string; title: string }[] {
  return checks.filter((check) => check.faults(templates).length > 0).map(({ id, title }) => ({ id, title }));
}

const faults = plantedFaults.map(({ plant, noticedBy, ...fault }) => {
  const templates = synthesize('prod');
  plant(templates);
  const found = noticedIn(templates);
  // The check that is meant for it first.
  return {
    ...fault,
    noticedBy: found.toSorted((one, other) => Number(other.id === noticedBy) - Number(one.id === noticedBy)),
  };
});
console.log(JSON.stringify({ faults, withoutFault: noticedIn(synthesize('prod')) }));
