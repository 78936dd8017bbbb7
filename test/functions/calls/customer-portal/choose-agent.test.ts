import { describe, expect, test } from 'vitest';
import { chooseAgent } from '../../../../functions/calls/customer-portal/choose-agent.ts';
import { queryAgentList } from '../../../../functions/calls/customer-portal/query-agent-list.ts';
import { asCustomer, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('choosing an agent', () => {
  test('names those of the policies and their insurers, and says what is specified when none is chosen', async () => {
    await ownPolicy(put);
    const { agents, chosen } = await queryAgentList({}, asCustomer());
    expect(agents).toMatchObject([{ agentName: AGENT, policies: 0 }]);
    expect(chosen).toBeNull();

    await expect(chooseAgent({ agentName: null }, asCustomer())).rejects.toMatchObject({
      code: 'agent_not_chosen',
      publicMessage: 'Please first select one agent!',
    });
    await expect(chooseAgent({ agentName: 'mara' }, asCustomer())).rejects.toMatchObject({ code: 'not_found' });
    await chooseAgent({ agentName: AGENT }, asCustomer());
    expect((await queryAgentList({}, asCustomer())).chosen).toBe(AGENT);
  });
});
