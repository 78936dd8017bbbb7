import type { getPlaces as contract } from '../../../shared/calls/landing-page.ts';
import { loadPlaces, loadQrDesign } from '../../domain/pages/find-places.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPlaces: Handler<typeof contract> = async (_input, { actor }) => {
  const [{ places }, design] = await Promise.all([loadPlaces(actor.id), loadQrDesign(actor.id)]);
  return { places, design };
};
