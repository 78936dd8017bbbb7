import type { insertProfile as contract } from '../../../shared/calls/landing-page.ts';
import { parseAgentName, saveDraft } from '../../domain/pages/save-page.ts';
import { ownPhotos } from '../../domain/pages/own-photos.ts';
import type { Handler } from '../../kit/call-group.ts';

export const insertProfile: Handler<typeof contract> = async ({ version, profile: sent }, context) => {
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  if (sent.agentName !== undefined) changes['agentName'] = parseAgentName(sent.agentName);
  ownPhotos([sent.profilePhoto, sent.coverPhoto, sent.mainPhoto], context.actor.id);
  return saveDraft(context, version, (draft) => ({ ...draft, profile: { ...draft.profile, ...changes } }));
};
