import type { AgentCard } from '../../../shared/insurance/channel.ts';
import type { PublicPage } from '../../../shared/model/page.ts';

/** An agent as insurance pages show them, from their live page. */
export function toAgentCard({ profile }: PublicPage): AgentCard {
  const { agentName, displayName, title, profilePhoto } = profile;
  return { agentName, name: displayName, title, photo: profilePhoto?.path ?? null };
}
