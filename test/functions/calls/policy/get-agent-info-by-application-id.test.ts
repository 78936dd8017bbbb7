import { expect, test } from 'vitest';
import { getAgentInfoByApplicationId } from '../../../../functions/calls/policy/get-agent-info-by-application-id.ts';
import { beginTrip, onDay, threeDays } from '../../../kit/insurance/applications.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

test('it is the agent on whose page the application began, as that page shows them', async () => {
  const { applicationId } = await beginTrip(threeDays, { agentName: AGENT });

  expect((await getAgentInfoByApplicationId({ applicationId }, onDay())).agent).toMatchObject({
    ...{ agentName: AGENT, name: 'Tom Berg', title: 'Broker' },
  });
});

test('there is none without one, for an application that lapsed, and for none', async () => {
  const none = { agent: null, contacts: [] };
  const direct = await beginTrip();
  const lapsed = await beginTrip(threeDays, { agentName: AGENT });

  expect(await getAgentInfoByApplicationId(direct, onDay())).toEqual(none);
  expect(await getAgentInfoByApplicationId(lapsed, onDay(60))).toEqual(none);
  expect(await getAgentInfoByApplicationId({ applicationId: 'Z'.repeat(22) }, onDay())).toEqual(none);
});
