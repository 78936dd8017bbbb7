/** Agents of a company. */
import { answerAgencyRequest, bindAgencyEmail, getAgencyRequests } from '../../../shared/calls/account.ts';
import { saveInsurerChannel } from '../../../shared/calls/insurer.ts';
import { createOwner, mustSucceed, newName, type Owner } from './owners.ts';
import { client } from './system.ts';

/** Somebody new whose agency is the company. */
export async function createAgentOf(founder: Owner): Promise<Owner> {
  const agent = await createOwner();
  await connect(agent, founder);
  return agent;
}

/** Asks the company to be connected, and is. */
export async function connect(agent: Owner, founder: Owner): Promise<void> {
  const api = await client();
  const asAgent = { token: agent.tokens.idToken };
  const asFounder = { token: founder.tokens.idToken };
  mustSucceed(await api.call(bindAgencyEmail, { email: founder.email }, asAgent));
  const asked = await api.call(getAgencyRequests, {}, asFounder);
  mustSucceed(asked);
  const requestId = asked.data.requests.find(({ agentId }) => agentId === agent.accountId)?.requestId ?? '';
  mustSucceed(await api.call(answerAgencyRequest, { requestId, isAccepted: true }, asFounder));
}

/** A channel of the company's that sells its trips through agents alone; its code. */
export async function openAgentsChannel(founder: Owner): Promise<string> {
  const api = await client();
  const channelCode = `agents-${newName()}`;
  const channel = {
    ...{ channelCode, name: 'Winter trips', domains: [], isDirect: false, isOn: true },
    ...{ products: ['travel-hk'], languages: ['en_us' as const, 'ar_ae' as const] },
  };
  mustSucceed(await api.call(saveInsurerChannel, { channel }, { token: founder.tokens.idToken }));
  return channelCode;
}
