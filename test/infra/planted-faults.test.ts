/** Faults planted into the templates of prod: each is noticed, and where there is none, nothing is. */
import { describe, expect, it } from 'vitest';
import { allChecks } from './checks/all-checks.ts';
import { plantedFaults } from './planted-faults.ts';
import { synthesize } from './templates.ts';

const checkOf = (id: string) => {
  const found = allChecks.find((check) => check.id === id);
  if (!found || found.only?.includes('prod') === false) throw new Error(`There is no check ${id} for prod.`);
  return found;
};

describe('a fault in the templates of prod', () => {
  it.each(plantedFaults)('is noticed by $noticedBy: $title', ({ plant, noticedBy }) => {
    const check = checkOf(noticedBy);
    const templates = synthesize('prod');
    const before = check.faults(templates);

    plant(templates);

    expect(before).toEqual([]);
    expect(check.faults(templates)).not.toEqual([]);
  });
});

describe('the list of planted faults', () => {
  it('has thirty and more, of which twenty were chosen by somebody who had not seen the checks', () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(30);
    expect(plantedFaults.filter(({ chosenBy }) => chosenBy === 'stranger')).toHaveLength(20);
    expect(new Set(plantedFaults.map(({ title }) => title)).size).toBe(plantedFaults.length);
  });
});
