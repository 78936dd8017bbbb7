/** Insurance products that an account may show on its page: those that its companies sell in a channel that is on. */
import type { InsuranceProductCard } from '../../../shared/model/product.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { addDays, momentOf } from '../../../shared/rules/zoned-time.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { CompanyRow } from '../companies/company-rows.ts';
import { channelKey, ChannelRow, insurerChannelKey } from '../insurance/channel-rows.ts';
import { currentDefinition } from '../insurance/find-product.ts';
import { findCard } from '../insurance/list-insurances.ts';
import { findPage } from '../pages/find-page.ts';
import { listCompanies } from './offers.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'Query'] }] };

/** More than an insurer has. */
const MOST_CHANNELS = 50;

export type InsuranceOffer = {
  company: CompanyRow;
  card: InsuranceProductCard;
  /** When it is no longer sold (ISO); null: no end is known. */
  endsAt: string | null;
};

/** In the language of the page. A product that two channels sell is that of the first. */
export async function listInsuranceOffers(accountId: string, now: Date): Promise<InsuranceOffer[]> {
  const companies = await listCompanies(accountId, now);
  const channels = await Promise.all(companies.map(listChannels));
  if (channels.every(({ length }) => length === 0)) return [];
  const language = await languageOf(accountId);
  const found = await Promise.all(
    companies.flatMap((company, index) =>
      (channels[index] ?? []).map((one) => ofChannel(company, one, { language, now })),
    ),
  );
  const offers = found.flat();
  const codeOf = ({ card }: InsuranceOffer): string | undefined => card.productId.split('~')[1];
  return offers.filter((offer, place) => offers.findIndex((one) => codeOf(one) === codeOf(offer)) === place);
}

async function listChannels({ companyId }: CompanyRow): Promise<ChannelRow[]> {
  const named = await listBelow('insurance', insurerChannelKey(companyId, ''), MOST_CHANNELS);
  const rows = await Promise.all(named.map(({ channelCode }) => readRow('insurance', channelKey(String(channelCode)))));
  return rows.flatMap((row) => (row === undefined ? [] : ChannelRow.parse(row))).filter(({ isOn }) => isOn);
}

async function ofChannel(
  company: CompanyRow,
  { channelCode, products }: ChannelRow,
  shown: { language: LanguageValue; now: Date },
): Promise<InsuranceOffer[]> {
  const offers = await Promise.all(
    products.map(async (code): Promise<InsuranceOffer | null> => {
      const found = await findCard(code, shown);
      if (found === null) return null;
      const { name: title, tagline: summary } = found;
      const card = { productId: `${channelCode}~${code}`, source: 'insurance', title, summary, photo: null } as const;
      return { company, card, endsAt: await endOf(code) };
    }),
  );
  return offers.filter((offer) => offer !== null);
}

/** The last day on sale is one of them. */
async function endOf(code: string): Promise<string | null> {
  const { onSale, timeZone } = await currentDefinition(code);
  if (onSale.until === null) return null;
  return momentOf(timeZone, { date: addDays(onSale.until, 1), time: '00:00' }).toISOString();
}

async function languageOf(accountId: string): Promise<LanguageValue> {
  const page = await findPage(accountId);
  return page?.draft.profile.pageLanguage || (await findAccount(accountId))?.language || 'en_us';
}
