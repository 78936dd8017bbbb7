/** No call that takes the name of something may be left out of the attacks with those of others (SECURITY.md T1, T2). */
import { expect, test } from 'vitest';
import { makeAttempts, type Victim } from '../../../../bin/proof/attacks/cross-actor.ts';
import { isKnownField, namingFields, noThings, thingOfField } from '../../../../bin/proof/attacks/id-fields.ts';
import { crossingAttempts, tellsByDesign } from '../../../../bin/proof/attacks/insurance-crossing.ts';
import { poolAttempts } from '../../../../bin/proof/attacks/pool-crossing.ts';
import { ofStaff, staffFields } from '../../../../bin/proof/attacks/staff-crossing.ts';
import type { LivePage } from '../../../../bin/proof/client/owners.ts';
import { registry } from '../../../../shared/calls/registry.ts';

const page = { agentName: 'mara' } as LivePage;
const ofOwners = new Set(
  makeAttempts({ ids: { any: 'id' } } as unknown as Victim, page).map(({ contract }) => contract.name),
);
const ofInsurance = new Set(crossingAttempts().map(({ contract }) => contract.name));
const insurance = [
  'insurance-catalogue',
  'insurance-quote',
  'insurance-reference',
  'payment',
  'policy',
  'customer-portal',
];

const naming = registry.flatMap((contract) =>
  namingFields(contract.example.input).map((path) => ({ contract, path, name: `${contract.name}: ${path.join('.')}` })),
);

test('what each field of each call names is said, and whose it is is tried', () => {
  const forgotten = naming.filter(
    ({ contract, path }) => !ofOwners.has(contract.name) && !isKnownField(contract, path),
  );

  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

test('calls of insurance are tried by what they take, not by who wrote down their names', () => {
  const taking = naming.filter(({ contract }) => insurance.includes(contract.group));
  const opening = taking.filter(({ path }) => ['applicationId', 'policyId', 'orderId'].includes(path.at(-1) ?? ''));

  expect(opening.length).toBeGreaterThan(50);
  expect(opening.filter(({ contract }) => !ofInsurance.has(contract.name)).map(({ name }) => name)).toEqual([]);
});

test('nothing is said of fields and calls that there are no more', () => {
  const fields = new Set(
    [...naming, ...crossingAttempts()].flatMap(({ contract, path }) => fieldsOf(contract.name, path)),
  );
  const said = [...Object.keys(noThings), ...Object.keys(thingOfField), ...Object.keys(tellsByDesign)];

  expect(said.filter((name) => !fields.has(name) && !ofInsurance.has(name))).toEqual([]);
});

test('every name that a call of staff takes is tried without a grant', () => {
  const taken = new Set(ofStaff.flatMap(({ example }) => namingFields(example.input).map((path) => path.join('.'))));

  expect([...taken].toSorted()).toEqual([...staffFields].toSorted());
});

test('every call that asks for a token is tried with those that are not for it', () => {
  const tried = new Set(poolAttempts().map(({ contract }) => contract.name));
  const readNone = registry.filter(({ caller }) => caller === 'noToken' || caller === 'unsigned');

  expect(registry.filter((contract) => !tried.has(contract.name))).toEqual(readNone);
});

function fieldsOf(call: string, path: readonly string[]): string[] {
  const field = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  return [field, `${call}.${field}`];
}
