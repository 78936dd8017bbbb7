import type { goLive as contract } from '../../../shared/calls/landing-page.ts';
import { goLive as publish } from '../../domain/pages/go-live.ts';
import { pageLink } from '../../domain/pages/page-links.ts';
import type { Handler } from '../../kit/call-group.ts';

export const goLive: Handler<typeof contract> = async (_, context) => {
  const { agentName } = await publish(context);
  return { status: 'pending', liveLink: pageLink(agentName) };
};
