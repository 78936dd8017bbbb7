import { describe, expect, test } from 'vitest';
import { insertDesign } from '../../../../functions/calls/landing-page/insert-design.ts';
import { insertDesign as contract } from '../../../../shared/calls/landing-page.ts';
import { templateIds } from '../../../../shared/model/page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo } from '../../../kit/dynamo.ts';
import { pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

describe('insertDesign', () => {
  test('changes what is sent and keeps the rest; a locked template can be tried', async () => {
    store(dynamo, [pageRow()]);
    const context = ownerContext();
    await insertDesign(
      { version: 3, design: { template: 'personal-brand' } },
      { ...context, actor: { ...context.actor, plan: { id: 'free', trialEndsAt: null } } },
    );
    const [{ Update: update } = {}] = onlyTransaction(dynamo) as { Update?: { ExpressionAttributeValues: object } }[];

    expect(update?.ExpressionAttributeValues).toMatchObject({
      ':draft': { design: { ...pageRow().draft.design, template: 'personal-brand' } },
    });
  });

  test.each(templateIds)('takes the template %s', async (template) => {
    store(dynamo, [pageRow()]);

    await expect(insertDesign({ version: 3, design: { template } }, ownerContext())).resolves.toMatchObject({
      version: 4,
    });
  });

  test.each([
    { themeColour: 'red' },
    { themeColour: '#12' },
    { themeColour: '#123;background:url(//evil)' },
    { nameFont: 'Comic Sans' },
    { nameFont: "serif';}</style><script>" },
    { layout: 'expression(1)' },
    { template: '../x' },
  ])('refuses %j', (design) => {
    expect(contract.input.safeParse({ version: 3, design }).success).toBe(false);
  });

  test('answers conflict to an old version', async () => {
    store(dynamo, [pageRow()]);

    await expect(insertDesign({ version: 2, design: {} }, ownerContext())).rejects.toMatchObject({ code: 'conflict' });
  });
});
