import type { getCompanyProducts as contract } from '../../../shared/calls/page-products.ts';
import { viewOffers } from '../../domain/agent-products/view-offers.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getCompanyProducts: Handler<typeof contract> = (_, { actor, now }) => viewOffers(actor.id, now);
