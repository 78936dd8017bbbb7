import type { bindCreditCard as contract } from '../../../shared/calls/billing.ts';
import { changeCustomer, findCustomer, shownCustomer } from '../../domain/billing/customers.ts';
import { withCard } from '../../domain/billing/keep-method.ts';
import { readSetupCard } from '../../domain/billing/providers/stripe-cards.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const bindCreditCard: Handler<typeof contract> = async ({ setupId, nameOnCard }, { actor }) => {
  const name = nameOnCard.trim();
  if (name === '') throw new AppError('card_name_required', { fields: { nameOnCard: 'card_name_required' } });
  const row = await findCustomer(actor.id);
  // Whose first card it is has begun with `startCard`, which makes the customer at Stripe.
  if (!row?.stripeCustomerId) throw new AppError('card_invalid');
  const card = { ...(await readSetupCard(row.stripeCustomerId, setupId)), nameOnCard: name };
  return shownCustomer(await changeCustomer(actor.id, (now) => ({ ...now, cards: withCard(now.cards, card) })));
};
