import { expect, test } from 'vitest';
import { getSuspension } from '../../../../functions/calls/support/get-suspension.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { suspensionRow } from '../../../kit/complaints.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';

const dynamo = useDynamo();

test('getSuspension: tells the owner why and since when, and nothing else', async () => {
  const { scope, reason, at, appealedAt } = suspensionRow();
  store(dynamo, [suspensionRow()]);

  expect(await getSuspension({}, ownerContext())).toEqual({ suspension: { scope, reason, at, appealedAt } });
});

test('getSuspension: is null for a page that is not suspended', async () => {
  expect(await getSuspension({}, ownerContext())).toEqual({ suspension: null });
});
