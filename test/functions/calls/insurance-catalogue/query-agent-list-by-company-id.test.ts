import { describe, expect, test } from 'vitest';
import { queryAgentListByCompanyId } from '../../../../functions/calls/insurance-catalogue/query-agent-list-by-company-id.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { callContext } from '../../../kit/call-context.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('queryAgentListByCompanyId', () => {
  test('names the agents of an insurer who have a live page', async () => {
    const agents = async (companyId: string) => (await queryAgentListByCompanyId({ companyId }, callContext())).agents;

    expect(await agents(accountId)).toEqual([{ agentName: AGENT, name: 'Tom Berg', title: 'Broker', photo: null }]);
    expect(await agents('nobody')).toEqual([]);
  });
});
