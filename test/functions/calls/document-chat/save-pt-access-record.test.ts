import { beforeEach, describe, expect, test } from 'vitest';
import { savePtAccessRecord } from '../../../../functions/calls/document-chat/save-pt-access-record.ts';
import { dayKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import type { CallContext } from '../../../../functions/kit/context.ts';
import { callContext, ownerContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { agentAddress, agentId, agentRows, chatRows, companyId, productId } from '../../../kit/product-chat.ts';

const { put, table } = useMemoryTable();
beforeEach(() => put([...chatRows(), ...agentRows()]));

describe('savePtAccessRecord', () => {
  const visit = (context: CallContext = callContext(), address: object = {}) =>
    savePtAccessRecord({ productId, visitId: '3f0c6b1a-7d55-4a0e-9b8e-2f1c5d4e6a7b', ...address }, context);
  const day = () => table().row(dayKey(productId, '2026-03-10'));

  test('counts a visit for the product, once for its id', async () => {
    expect(await visit()).toEqual({ counted: true });
    expect(await visit()).toEqual({ counted: false });
    expect(day()).toMatchObject({ views: 1, visitors: 1 });
  });

  test.each([
    ['the company', ownerContext({ actor: { ...ownerContext().actor, id: companyId } })],
    [
      'somebody who works for it',
      ownerContext({ actor: { ...ownerContext().actor, company: { companyId, role: 'admin' } } }),
    ],
    ['a robot', callContext({ client: { ...callContext().client, userAgent: 'curl/8' } })],
    ['a browser that fetches ahead', callContext({ client: { ...callContext().client, isPrefetch: true } })],
  ])('counts none by %s', async (_, context) => {
    expect(await visit(context)).toEqual({ counted: false });
    expect(day()).toBeUndefined();
  });

  test('counts none by the agent on their own page', async () => {
    const agent = ownerContext({ actor: { ...ownerContext().actor, id: agentId } });

    expect(await visit(agent, agentAddress)).toEqual({ counted: false });
  });
});
