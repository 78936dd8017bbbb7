/** Agents of a company. */
import { answerAgencyRequest, bindAgencyEmail, getAgencyRequests } from '../../../shared/calls/account.ts';
import { createOwner, mustSucceed, type Owner } from './owners.ts';
import { client } from './system.ts';

/** Asks the company to be connected, and is. */
export async function createAgentOf(founder: Owner): Promise<Owner> {
  const api = await client();
  const agent = await createOwner();
  const asAgent = { token: agent.tokens.idToken };
  const asFounder = { token: founder.tokens.idToken };
  mustSucceed(await api.call(bindAgencyEmail, { email: founder.email }, asAgent));
  const asked = await api.call(getAgencyRequests, {}, asFounder);
  mustSucceed(asked);
  const requestId = asked.data.requests.find(({ agentId }) => agentId === agent.accountId)?.requestId ?? '';
  mustSucceed(await api.call(answerAgencyRequest, { requestId, isAccepted: true }, asFounder));
  return agent;
}
