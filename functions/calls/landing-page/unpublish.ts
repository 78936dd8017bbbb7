import type { unpublish as contract } from '../../../shared/calls/landing-page.ts';
import { unpublish as takeDown } from '../../domain/pages/go-live.ts';
import type { Handler } from '../../kit/call-group.ts';

export const unpublish: Handler<typeof contract> = async (_, context) => {
  await takeDown(context);
  return { status: 'editing' };
};
