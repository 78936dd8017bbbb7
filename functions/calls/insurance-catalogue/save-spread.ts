import type { saveSpread as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { isVisitor } from '../../domain/conversations/describe-visit.ts';
import { soldHere } from '../../domain/insurance/sold-here.ts';
import { recordReferral, recordSpread } from '../../domain/insurance/spread.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveSpread: Handler<typeof contract> = async (input, context) => {
  const { actor, client, language, now } = context;
  const { channel, agentId } = await soldHere(input, { language, now });
  const spreader = agentId ?? channel.companyId;
  if (input.kind === 'share') return recordSpread(spreader, input, context);
  const isOwn = actor !== null && actor.id === spreader;
  const counted = !isOwn && isVisitor(client) && (await recordReferral(spreader, input.spreadId, context));
  return { spreadId: input.spreadId, counted };
};
