/** An insurer who has published small products of their own and sells them in a channel, by the calls that insurers have. */
import type { ProductContent } from '../../../functions/domain/insurance/check-product.ts';
import { domainGetToken } from '../../../shared/calls/insurance-catalogue.ts';
import { saveInsurerChannel, saveInsurerVoucher } from '../../../shared/calls/insurer.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import { ProductCase } from '../../../shared/insurance/product-cases.ts';
import { publishTo } from '../../insurance/publish-to.ts';
import { foundCompany } from '../client/companies.ts';
import { newName, signUp, type Owner } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';

export type Insurer = {
  owner: Owner;
  channelCode: string;
  /** Sold in dollars of Hong Kong, and in rupiah. */
  products: { HK: string; ID: string };
  /** Takes a tenth off, as often as one likes. */
  voucherCode: string;
};

const EXCLUSIONS = '# Cover\n\nWe pay for doctors.\n\n## Not insured {.exclusions}\n\nWar.\n';
/** Besides the address: who they are, which is what others are after. */
const holderQuestions: ProductDefinition['blocks'][number]['questions'] = [
  { id: 'firstName', kind: 'name', required: true },
  { id: 'lastName', kind: 'name', required: true },
  { id: 'birth', kind: 'date', required: true },
];
const holderLabels = {
  'applicant.firstName': { label: 'First name' },
  'applicant.lastName': { label: 'Last name' },
  'applicant.birth': { label: 'Date of birth' },
};
/** What a day costs in whole rupiah. */
const RUPIAH = 18_500;

/** Their founder is on the plan of five products. @param words stands in the names of channel and products */
export async function makeInsurer(proof: Proof, words = 'Proof Cover'): Promise<Insurer> {
  const owner = await signUp(proof, 'Ivy Insurer');
  await foundCompany(proof, owner);
  const name = newName();
  const products = { HK: `trip-hk-${name}`, ID: `trip-id-${name}` };
  const ofIndonesia: Partial<ProductDefinition> = {
    ...({ country: 'ID', timeZone: 'Asia/Jakarta', currency: 'IDR' } as const),
    tables: { day: { keys: ['plan'], rows: [{ keys: ['standard'], value: RUPIAH }] } },
  };
  await publish(proof, owner, productFiles(words, 56, { code: products.HK }));
  await publish(proof, owner, productFiles(words, 3 * RUPIAH, { code: products.ID, ...ofIndonesia }));
  const as = { token: owner.idToken };
  const channel = {
    ...{ channelCode: name, name: words, products: Object.values(products), languages: ['en_us' as const] },
    ...{ domains: [domainOf(name)], isDirect: true, isOn: true },
  };
  mustSucceed(await proof.client.call(saveInsurerChannel, { channel }, as), 'open a channel');
  const voucher = {
    ...{ code: `GO-${name}`.toUpperCase(), percent: 10, amount: null, from: '2026-01-01', until: '2099-12-31' },
    ...{ products: null, channels: null, uses: 1_000_000 },
  };
  mustSucceed(await proof.client.call(saveInsurerVoucher, { voucher }, as), 'make a voucher');
  return { owner, channelCode: name, products, voucherCode: voucher.code };
}

const domainOf = (channelCode: string): string => `${channelCode}.example.com`;

/** What a guest of the insurer's website has. */
export async function getDomainToken({ client }: Proof, { channelCode }: Insurer): Promise<string> {
  const answer = await client.call(domainGetToken, { domain: domainOf(channelCode) });
  mustSucceed(answer, 'get the token of a domain');
  return answer.data.token;
}

/**
 * @param words stands in its name
 * @param price of three days, in whole units of its currency
 */
export function productFiles(words: string, price: number, changes: Partial<ProductDefinition>): ProductContent {
  const { definition, texts } = exampleProduct;
  const own = { ...texts, name: words, questions: { ...texts.questions, ...holderLabels } };
  const blocks = definition.blocks.map((block) =>
    block.id === 'holder' ? { ...block, questions: [...holderQuestions, ...block.questions] } : block,
  );
  return {
    ...{ definition: { ...definition, blocks, ...changes }, cases: [threeDays(price)] },
    ...{ texts: { en_us: own }, wordings: { en_us: EXCLUSIONS } },
  };
}

function threeDays(price: number): ProductCase {
  const answer = { start: '2026-12-05', end: '2026-12-07' };
  const answers = { answer, applicant: {}, insured: [] };
  return ProductCase.parse({
    title: 'Three days',
    today: '2026-11-22',
    answers,
    expects: { totals: { standard: price } },
  });
}

async function publish({ system }: Proof, owner: Owner, files: ProductContent): Promise<void> {
  const outcome = await publishTo(system.description().urls.app, files, owner);
  if ('problems' in outcome) throw new Error(`The product is refused: ${outcome.problems.join('; ')}`);
}
