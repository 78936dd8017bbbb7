import { describe, expect, test } from 'vitest';
import { queryAgentList } from '../../../../functions/calls/customer-portal/query-agent-list.ts';
import { asOther, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('agents to choose from', () => {
  test('has nobody for who has bought nothing', async () => {
    await ownPolicy(put, { agentName: AGENT });

    expect(await queryAgentList({}, asOther())).toEqual({ agents: [], chosen: null });
  });
});
