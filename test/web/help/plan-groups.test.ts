import { expect, it } from 'vitest';
import { planIds } from '../../../shared/model/account.ts';
import { planGroups } from '../../../web/help/plan-groups.ts';

it('each plan stands in one group, in the order of the plans, with those that are answered equally soon', () => {
  expect(planGroups().flatMap(({ plans }) => plans)).toEqual([...planIds]);
  expect(planGroups().map(({ plans }) => plans)).toEqual([
    ['free', 'individual'],
    ['pro', 'team1', 'team2'],
  ]);
});
