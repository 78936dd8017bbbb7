import type { unbindCreditCard as contract } from '../../../shared/calls/billing.ts';
import { dropMethod, findCustomer, shownCustomer } from '../../domain/billing/customers.ts';
import { detachCard } from '../../domain/billing/providers/stripe-cards.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const unbindCreditCard: Handler<typeof contract> = async ({ cardId }, { actor }) => {
  const row = await findCustomer(actor.id);
  if (!row?.cards.some((card) => card.cardId === cardId)) throw new AppError('not_found');
  // First at Stripe: what is still shown can be removed again, what is gone from here could not.
  await detachCard(cardId);
  const after = await dropMethod(actor.id, cardId, (now) => ({
    ...now,
    cards: now.cards.filter((card) => card.cardId !== cardId),
  }));
  return shownCustomer(after);
};
