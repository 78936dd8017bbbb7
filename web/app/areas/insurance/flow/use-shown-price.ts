import { useTranslation } from 'react-i18next';
import type { Money } from '../../../../../shared/model/billing.ts';
import { differenceOf } from '../../../../../shared/insurance/policy-change.ts';
import { termOf } from '../../../../../shared/insurance/term.ts';
import { clockTimeIn } from '../../../../../shared/rules/zoned-time.ts';
import { serverNow } from '../../../../lib/session/server-time.ts';
import { shownChange } from '../change/shown-change.ts';
import type { PriceNow } from './estimate.ts';
import { useFlow } from './flow-context.ts';

export type ShownPrice = { words: string; money: Money | null };

/** The price of the plan, or before one is chosen of the cheapest; the server's where it has one for these answers. */
export function useShownPrice(price: PriceNow | null): ShownPrice {
  const { t } = useTranslation('insurance');
  const { state, texts, definition, application } = useFlow();
  const { server, plan, saveState } = state;
  const isQuoted = server !== null && server.quote !== null && server.state !== 'draft' && saveState === 'saved';
  const prices = isQuoted ? (server.quote?.prices ?? []) : (price?.prices ?? []);
  const chosen = prices.find((one) => one.plan === plan);
  const cheapest = prices.reduce<(typeof prices)[number] | undefined>(
    (least, one) => (least === undefined || one.total < least.total ? one : least),
    undefined,
  );
  const shown = chosen ?? cheapest;
  const changes = server?.changes ?? null;
  if (changes !== null && shown !== undefined) {
    const quoted = isQuoted ? server?.quote?.changes?.find((one) => one.plan === shown.plan) : undefined;
    const term = { start: changes.start, end: changes.end };
    const newTerm = termOf(application) ?? term;
    const today = clockTimeIn(definition.timeZone, new Date(serverNow())).date;
    const sum = quoted
      ? quoted.due - quoted.takenOff - quoted.back
      : differenceOf({ before: changes.before, now: shown, term, newTerm, today }).difference;
    const { key, amount } = shownChange(sum);
    return { words: t(key), money: { amount, currency: shown.currency } };
  }
  if (shown === undefined) return { words: t('price.title'), money: null };
  const money = { amount: shown.total, currency: shown.currency };
  if (chosen !== undefined) return { words: texts.plans[chosen.plan]?.name ?? t('price.title'), money };
  return { words: t(!isQuoted && price?.isEstimate ? 'price.estimate' : 'price.from'), money };
}
