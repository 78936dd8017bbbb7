import { beforeEach, describe, expect, test } from 'vitest';
import { savePtRequest } from '../../../../functions/calls/document-chat/save-pt-request.ts';
import { conversationKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { leadMailWords } from '../../../../functions/domain/messages/lead-mails.ts';
import { mailTexts } from '../../../../functions/domain/messages/mail-texts.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import {
  agentAddress,
  agentId,
  agentRows,
  chatRows,
  companyId,
  founderRow,
  productId,
  talkRows,
} from '../../../kit/product-chat.ts';
import { conversationId } from '../../../kit/rows.ts';

const { put, table } = useMemoryTable();
beforeEach(() => put([...chatRows(), ...agentRows(), ...talkRows()]));

describe('savePtRequest', () => {
  const input = {
    productId,
    name: 'Tom Berg',
    phone: '070 123 45 67',
    country: 'SE',
    consentText: 'Nordic Cover may call me.',
    openedAt: NOW.getTime() - 20_000,
    conversationId,
  };
  const leads = () => [...table().rows.values()].filter(({ sk }) => String(sk).startsWith('LEAD#'));
  const mails = () => [...table().rows.values()].filter(({ job }) => job === 'send-message');

  test.each([
    ['of the company, from the product’s own page', {}, companyId, `chat/${productId}`],
    ['of the agent, from their page', agentAddress, agentId, `chat/tom/nordic-cover/${productId}`],
  ])('makes a lead %s, which is told at once', async (_, address, owner, path) => {
    await savePtRequest({ ...input, ...address }, callContext());

    expect(leads()).toMatchObject([
      {
        pk: `PAGE#${owner}`,
        product: 'Travel cover',
        asked: 'Is luggage covered?',
        conversationId: null,
        chat: { productId, conversationId, path },
      },
    ]);
    expect(mails()).toMatchObject([{ payload: { template: 'lead', accountId: owner } }]);
    expect(table().row(conversationKey(productId, conversationId))).toMatchObject({ customer: 'Tom Berg' });
  });

  test('is told with the conversation and the pages that its answers rest on', async () => {
    await savePtRequest(input, callContext());
    const leadId = String(leads()[0]?.['leadId']);
    const words = await leadMailWords(
      { template: 'lead', accountId: companyId, leadId },
      founderRow(),
      mailTexts('en_us'),
    );

    expect(words?.paragraphs.join('\n')).toContain('— Is luggage covered?\nIt is.\n→ policy-wording.pdf (12)');
    expect(words?.paragraphs[0]).toContain(`https://xpage.example/chat/${productId}`);
  });

  test('takes no number that is none', async () => {
    await expect(savePtRequest({ ...input, phone: '12' }, callContext())).rejects.toMatchObject({
      code: 'phone_invalid',
    });
    expect(leads()).toEqual([]);
  });
});
