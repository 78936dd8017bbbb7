/**
 * What a purchase knows for as long as the tab (specification 1, section 3): kept in session storage, so that a reload asks
 * nothing again. What belongs to a product goes with another product, all of it with another channel; a finished purchase
 * leaves the channel alone. A page that was hidden for 24 hours clears session storage as a whole (inactivity.ts).
 */
import type { ApplicationView } from '../../shared/insurance/application.ts';
import type { ChannelView, InsuranceCard } from '../../shared/insurance/channel.ts';
import type { Block, ProductDefinition } from '../../shared/insurance/definition.ts';
import type { ProductTexts } from '../../shared/insurance/product-texts.ts';
import type { LanguageValue } from '../../shared/places/languages.ts';
import { sessionArea } from './browser-storage.ts';

export type InsuranceSession = {
  channelCode: string;
  /** Who sells, and in which languages. */
  companyInfo: ChannelView;
  productInfo: Pick<InsuranceCard, 'code' | 'version' | 'name'>;
  /** The definition with its words, as it was read last. */
  productData: { definition: ProductDefinition; language: LanguageValue; texts: ProductTexts };
  /** The screens of the product in their order. */
  template: readonly string[];
  /** What each screen asks, and when. */
  questionList: readonly { block: string; questions: readonly string[] }[];
  formLogicList: readonly Pick<Block, 'id' | 'when'>[];
  applicationId: string;
  /** What opens the application; it stands nowhere else but behind the hash of the link for other devices. */
  applicationKey: string;
  /** What opens the payment of an instalment (a link in a mail), and nothing else of its application. */
  instalmentKey: { applicationId: string; key: string };
  plan: string;
  /** Levy, tax and duty of the plan, in minor units. */
  duty: number;
  /** Who is signed in while buying: an agent beside their customer, or the customer. */
  userId: string;
  /** What the applicant said of themselves. */
  userInfo: ApplicationView['answers']['applicant'];
};

export type InsuranceKey = keyof InsuranceSession;

const ofChannel = ['channelCode', 'companyInfo'] as const satisfies readonly InsuranceKey[];
const ofProduct = [
  'productInfo',
  'productData',
  'template',
  'questionList',
  'formLogicList',
  'applicationId',
  'applicationKey',
  'plan',
  'duty',
  'userId',
  'userInfo',
] as const satisfies readonly InsuranceKey[];

const nameOf = (key: InsuranceKey): string =>
  `xpage-insurance-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Null for what was not kept, or cannot be read. */
export function readInsurance<Key extends InsuranceKey>(key: Key): InsuranceSession[Key] | null {
  const text = sessionArea.get(nameOf(key));
  if (text === null) return null;
  try {
    return JSON.parse(text) as InsuranceSession[Key];
  } catch {
    return null;
  }
}

/** @param values null: it is not known any more */
export function keepInsurance(values: { [Key in InsuranceKey]?: InsuranceSession[Key] | null }): void {
  for (const [key, value] of Object.entries(values))
    sessionArea.set(nameOf(key as InsuranceKey), JSON.stringify(value));
}

/** Another channel than before leaves nothing of the one before. */
export function enterChannel(channel: ChannelView): void {
  if (readInsurance('channelCode') !== channel.channelCode) forget([...ofChannel, ...ofProduct]);
  keepInsurance({ channelCode: channel.channelCode, companyInfo: channel });
}

/** Another product than before, or another version of it, leaves nothing of the one before but the channel. */
export function enterProduct(product: InsuranceSession['productData']): void {
  const { definition, texts } = product;
  const before = readInsurance('productInfo');
  if (before !== null && (before.code !== definition.code || before.version !== definition.version)) forget(ofProduct);
  keepInsurance({
    productInfo: { code: definition.code, version: definition.version, name: texts.name },
    productData: product,
    template: definition.blocks.map(({ id }) => id),
    questionList: definition.blocks.map(({ id, questions }) => ({
      block: id,
      questions: questions.map((one) => one.id),
    })),
    formLogicList: definition.blocks.map(({ id, when }) => ({ id, ...(when !== undefined && { when }) })),
  });
}

/** The application that is worked on; what was kept of another one goes. */
export function enterApplication(applicationId: string, applicationKey: string): void {
  if (readInsurance('applicationId') !== applicationId) forget(['plan', 'duty', 'userId', 'userInfo']);
  keepInsurance({ applicationId, applicationKey });
}

/** The purchase is done: only where it was made is still known. */
export function finishInsurance(): void {
  forget(ofProduct);
}

function forget(keys: readonly InsuranceKey[]): void {
  for (const key of keys) sessionArea.remove(nameOf(key));
}
