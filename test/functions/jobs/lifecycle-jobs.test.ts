/** The jobs of an account's life: what they take, and that one account cannot hold the others up. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  finishCustomerDeletion,
  verifyCustomerDeletion,
} from '../../../functions/domain/customers/finish-customer-deletion.ts';
import { finishDeletion, verifyDeletion } from '../../../functions/domain/lifecycle/finish-deletion.ts';
import { redeleteAll } from '../../../functions/domain/lifecycle/redelete.ts';
import { takeStep } from '../../../functions/domain/lifecycle/sweep-inactive.ts';
import { handler as deleteJob } from '../../../functions/jobs/delete-account/index.ts';
import { handler as deleteCustomerJob } from '../../../functions/jobs/delete-customer/index.ts';
import { handler as redelete } from '../../../functions/jobs/redelete-accounts/index.ts';
import { handler as sweep } from '../../../functions/jobs/sweep-accounts/index.ts';
import { useDynamo } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';

vi.mock(import('../../../functions/domain/customers/finish-customer-deletion.ts'));
vi.mock(import('../../../functions/domain/lifecycle/finish-deletion.ts'));
vi.mock(import('../../../functions/domain/lifecycle/redelete.ts'));
vi.mock(import('../../../functions/domain/lifecycle/sweep-inactive.ts'), async (original) => ({
  ...(await original()),
  takeStep: vi.fn(),
}));

const dynamo = useDynamo();
const log = useLog();
beforeEach(() => {
  for (const mock of [finishDeletion, verifyDeletion, redeleteAll, takeStep]) vi.mocked(mock).mockReset();
  for (const mock of [finishCustomerDeletion, verifyCustomerDeletion]) vi.mocked(mock).mockReset();
});

const order = (payload: object) => ({
  Records: [
    {
      messageId: '1',
      body: JSON.stringify({ id: 'x', table: 'accounts', payload }),
      attributes: { ApproximateReceiveCount: '1' },
    },
  ],
});
const deletion = { accountId: 'a', deletedAt: '2026-03-10T12:00:00.000Z', names: ['mara'] };

describe('delete-account', () => {
  test('deletes, and later verifies', async () => {
    await deleteJob(order({ step: 'delete', cause: 'owner', ...deletion }) as never);
    await deleteJob(order({ step: 'verify', ...deletion }) as never);

    expect(vi.mocked(finishDeletion).mock.calls).toMatchObject([[{ ...deletion, cause: 'owner' }, {}]]);
    expect(vi.mocked(verifyDeletion).mock.calls).toMatchObject([[deletion, {}]]);
  });

  test('takes no order that does not say whom and why', async () => {
    const answer = await deleteJob(order({ step: 'delete', accountId: 'a' }) as never);

    expect(answer.batchItemFailures).toHaveLength(1);
    expect(finishDeletion).not.toHaveBeenCalled();
    expect(log().map(({ event }) => event)).toContain('job.failed');
  });
});

describe('delete-customer', () => {
  const { names: _names, accountId: customerId, ...rest } = deletion;
  const customer = { customerId, ...rest };

  test('deletes, and later verifies', async () => {
    await deleteCustomerJob(order({ step: 'delete', cause: 'customer', ...customer }) as never);
    await deleteCustomerJob(order({ step: 'verify', ...customer }) as never);

    expect(vi.mocked(finishCustomerDeletion).mock.calls).toMatchObject([[{ ...customer, cause: 'customer' }, {}]]);
    expect(vi.mocked(verifyCustomerDeletion).mock.calls).toMatchObject([[customer, {}]]);
  });

  test('takes no order that does not say why', async () => {
    const answer = await deleteCustomerJob(order({ step: 'delete', ...customer }) as never);

    expect(answer.batchItemFailures).toHaveLength(1);
    expect(finishCustomerDeletion).not.toHaveBeenCalled();
    expect(log().map(({ event }) => event)).toContain('job.failed');
  });
});

describe('sweep-accounts', () => {
  test('goes on with the others when one account cannot be worked on', async () => {
    const row = (accountId: string) => ({ accountId, from: '2026-01-01', next: 30, gsiSk: '2026-03-01' });
    dynamo.on(QueryCommand).resolves({ Items: [row('a'), row('b')] });
    vi.mocked(takeStep).mockRejectedValueOnce(new Error('throttled')).mockResolvedValue(30);
    await sweep();

    expect(vi.mocked(takeStep).mock.calls.map(([due]) => due.accountId)).toEqual(['a', 'b']);
    expect(log().map(({ event }) => event)).toEqual(['account.not_swept']);
  });
});

test('redelete-accounts says how many there were and how many had come back', async () => {
  vi.mocked(redeleteAll).mockResolvedValue({ tombstones: 3, again: 1 });

  expect(await redelete()).toEqual({ tombstones: 3, again: 1 });
});
