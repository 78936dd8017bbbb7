/** All checks over the templates of all stages that are deployed. */
import { describe, expect, it } from 'vitest';
import { allChecks as checks, referenceLists } from './checks/all-checks.ts';
import type { Check } from './checks/check.ts';
import { awsStages, resourcesOf, type StageTemplates, synthesize } from './templates.ts';

/** Numbers of the checklist that speak of what does not exist yet. */
const notYet: Record<string, string> = {
  K13: 'There is no function that takes screenshots.',
};

/** Parts of a number that wait for what they speak of; the rest of the number is checked. */
const partsNotYet: Record<string, string> = {
  K20: 'Exports (7 days): nothing is exported.',
  K35: 'Reserved capacity for PDF, screenshots and webhooks of providers: there are no such functions.',
  K43: 'Audit logs (365 days): nothing writes any.',
};

/** Checked elsewhere. */
const elsewhere: Record<string, string> = { K49: 'test/infra/routes.test.ts' };

const templatesOf = {
  dev: synthesize('dev'),
  uat: synthesize('uat'),
  preprod: synthesize('preprod'),
  prod: synthesize('prod'),
};

/** A copy in which references between stacks and resources hold as in the original. */
function copyOf({ stacks, ...rest }: StageTemplates): StageTemplates {
  return { ...rest, stacks: structuredClone(stacks) };
}

const stagesOf = ({ only }: Check) => awsStages.filter((name) => only?.includes(name) ?? true);

describe.each(awsStages)('stage %s', (name) => {
  const templates = templatesOf[name];
  const concerning = checks.filter((check) => stagesOf(check).includes(name));

  it.each(concerning)('$id: $title', (check) => {
    expect(check.faults(templates)).toEqual([]);
  });
});

describe('stage local, of which no more is asked than that all of it fits together', () => {
  it.each(referenceLists.filter(({ only }) => only === undefined))('$id: $title', (check) => {
    expect(check.faults(synthesize('local'))).toEqual([]);
  });
});

describe('each check sees its fault', () => {
  it.each(checks)('$id', (check) => {
    const broken = copyOf(templatesOf[stagesOf(check).at(-1) ?? 'prod']);

    check.break(broken);

    expect(check.faults(broken)).not.toEqual([]);
  });
});

describe('the checklist', () => {
  const numbers = Array.from({ length: 49 }, (_, index) => `K${index + 1}`);

  it('has every number: checked, checked elsewhere, or speaking of what does not exist', () => {
    const known = [
      ...checks.map(({ id }) => id.replace(/[a-z]$/, '')),
      ...Object.keys(notYet),
      ...Object.keys(elsewhere),
    ];

    expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
    expect(Object.keys(partsNotYet).filter((number) => !known.includes(number))).toEqual([]);
  });

  it('waits for nothing that exists by now', () => {
    const templates = templatesOf.prod;
    const text = JSON.stringify(resourcesOf(templates).map(({ Properties }) => Properties));

    expect(text).not.toMatch(/screenshot/i);
  });
});
