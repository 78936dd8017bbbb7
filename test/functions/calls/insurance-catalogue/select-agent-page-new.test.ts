import { describe, expect, test } from 'vitest';
import { selectAgentPageNew } from '../../../../functions/calls/insurance-catalogue/select-agent-page-new.ts';
import { otherAccountId } from '../../../kit/id-tokens.ts';
import { accountRow, livePageRows, publicPage } from '../../../kit/rows.ts';
import { callContext } from '../../../kit/call-context.ts';
import { AGENT, CHANNEL, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('selectAgentPageNew', () => {
  const open = (agentName: string, channelCode = CHANNEL) =>
    selectAgentPageNew({ agentName, channelCode, language: 'en_us' }, callContext());

  test('shows the agent with the channel’s products', async () => {
    const { agent, channel, products } = await open(AGENT);

    expect(agent).toEqual({ agentName: AGENT, name: 'Tom Berg', title: 'Broker', photo: null });
    expect(channel).toMatchObject({ channelCode: CHANNEL, companyName: 'Nordic Cover' });
    expect(products.map(({ code }) => code)).toEqual(['travel-hk']);
  });

  test('knows nobody who is not bound to the insurer', async () => {
    put(livePageRows(publicPage({ agentName: 'eve' }), accountRow({ accountId: otherAccountId })));
    await expect(open('eve')).rejects.toMatchObject({ code: 'not_found' });
    await expect(open('nobody')).rejects.toMatchObject({ code: 'not_found' });
    await expect(open(AGENT, 'other')).rejects.toMatchObject({ code: 'not_found' });
  });
});
