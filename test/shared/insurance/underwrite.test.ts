import { expect, test } from 'vitest';
import { NoValue } from '../../../shared/insurance/logic.ts';
import { underwrite } from '../../../shared/insurance/underwrite.ts';
import { applicationOf, block, plainDefinition } from '../../kit/insurance/small-product.ts';

const definition = plainDefinition({
  insured: { least: 0, most: 3 },
  blocks: [
    block('risk', [
      { id: 'racing', kind: 'yes-no' },
      { id: 'claims', kind: 'number' },
    ]),
    block('people', [{ id: 'age', kind: 'number' }], { about: 'insured' }),
  ],
  underwriting: [
    { id: 'claims', per: 'policy', when: { '>=': [{ var: 'answer.claims' }, 2] }, decision: 'refer' },
    { id: 'old', per: 'person', when: { '>': [{ var: 'person.age' }, 70] }, decision: 'refer' },
    { id: 'racing', per: 'policy', when: { var: 'answer.racing' }, decision: 'decline' },
    { id: 'veryOld', per: 'person', when: { '>': [{ var: 'person.age' }, 90] }, decision: 'decline' },
  ],
});

const decide = (answer: Record<string, number | boolean>, ages: number[] = []) => {
  const { decision, reasons } = underwrite(
    applicationOf(definition, { answer, insured: ages.map((age) => ({ age })) }),
  );
  return [decision, ...reasons.map(({ rule, person }) => `${rule} ${person ?? ''}`.trim())];
};

test('without a rule that speaks an application is accepted', () => {
  expect(decide({ racing: false, claims: 1 }, [70])).toEqual(['accept']);
});

test('every rule that speaks is a reason, of each person that it speaks about', () => {
  expect(decide({ racing: false, claims: 2 }, [71, 30, 80])).toEqual(['refer', 'claims', 'old 0', 'old 2']);
});

test('the strictest decision counts, with its reasons alone', () => {
  expect(decide({ racing: true, claims: 2 }, [71])).toEqual(['decline', 'racing']);
  expect(decide({ racing: false, claims: 0 }, [30, 91])).toEqual(['decline', 'veryOld 1']);
});

test('a rule that cannot be worked out does not pass for one that is silent', () => {
  const broken = plainDefinition({
    underwriting: [{ id: 'x', per: 'policy', when: { '>': [{ var: 'today' }, 5] }, decision: 'decline' }],
  });

  expect(() => underwrite(applicationOf(broken))).toThrow(NoValue);
});
