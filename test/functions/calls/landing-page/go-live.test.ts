import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { goLive } from '../../../../functions/calls/landing-page/go-live.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { accountRow, nameRow, pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const free = () => {
  const context = ownerContext();
  return { ...context, actor: { ...context.actor, plan: { id: 'free', trialEndsAt: null } as const } };
};

describe('goLive', () => {
  test('sets the page pending and hands it to the publish job in one write', async () => {
    store(dynamo, [pageRow(), nameRow(), accountRow()]);
    const answer = await goLive({}, ownerContext());
    const [update, job] = onlyTransaction(dynamo) as Record<string, Record<string, unknown>>[];

    expect(answer).toEqual({ status: 'pending', liveLink: 'https://xpage.example/mara' });
    expect(update?.['Update']).toMatchObject({
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':pending': 'pending', ':version': 3, ':page': { publishedAt: NOW.toISOString() } },
    });
    expect(job?.['Put']).toMatchObject({
      Item: { gsiPk: 'OUTBOX', table: 'pages', job: 'publish-page', payload: { action: 'publish', accountId } },
    });
  });

  test.each([{ agentName: '' }, { title: '' }, { aboutMe: ' \n' }])(
    'needs the basic information: %j',
    async (profile) => {
      store(dynamo, [pageRow({}, profile), nameRow()]);

      await expect(goLive({}, ownerContext())).rejects.toMatchObject({ code: 'basic_information_incomplete' });
    },
  );

  test.each([
    ['nobody has', []],
    ['somebody else has', [nameRow('mara', otherAccountId)]],
  ])('does not go live under a name that %s', async (_, rows) => {
    store(dynamo, [pageRow(), accountRow(), ...rows]);

    await expect(goLive({}, ownerContext())).rejects.toMatchObject({ code: 'online_link_failed' });
  });

  test('does not go live under a name that has become reserved', async () => {
    store(dynamo, [pageRow({}, { agentName: 'support' }), nameRow('support'), accountRow()]);

    await expect(goLive({}, ownerContext())).rejects.toMatchObject({ code: 'online_link_failed' });
  });

  test('needs the plan for a locked template', async () => {
    const design = { ...pageRow().draft.design, template: 'personal-brand' as const };
    store(dynamo, [pageRow({ draft: { ...pageRow().draft, design } }), nameRow(), accountRow()]);

    await expect(goLive({}, free())).rejects.toMatchObject({ code: 'template_locked' });
    await expect(goLive({}, ownerContext())).resolves.toBeDefined();
  });

  test('answers conflict when the draft was saved in between: what goes live was seen', async () => {
    store(dynamo, [pageRow(), nameRow(), accountRow()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    await expect(goLive({}, ownerContext())).rejects.toMatchObject({ code: 'conflict' });
  });
});
