/**
 * The mail about a product that somebody asked for: fixed words around the insurer's own (SECURITY.md T47). Nothing in it
 * comes from who asked but the address and the choice of a product.
 */
import * as z from 'zod';
import { ChannelCode } from '../../../shared/insurance/channel.ts';
import { ProductCode } from '../../../shared/insurance/definition.ts';
import { inLanguage } from '../../../shared/places/in-language.ts';
import { directionOf, languageValues } from '../../../shared/places/languages.ts';
import { environment } from '../../kit/environment.ts';
import { findCard } from '../insurance/list-insurances.ts';
import { currentDefinition, textsOf } from '../insurance/find-product.ts';
import { brochureTexts } from './brochure-texts.ts';
import { sendMail } from './mail.ts';
import { fill } from '../../kit/read-texts.ts';

export const BrochureMessage = z.strictObject({
  template: z.literal('product-brochure'),
  email: z.string(),
  productCode: ProductCode,
  channelCode: ChannelCode,
  agentName: z.string().nullable(),
  language: z.enum(languageValues),
});
export type BrochureMessage = z.infer<typeof BrochureMessage>;

/** Sends nothing when the product is not sold any more. */
export async function sendBrochureMail(message: BrochureMessage, now: Date): Promise<void> {
  const { email, productCode, channelCode, agentName, language: wanted } = message;
  if ((await findCard(productCode, { language: wanted, now })) === null) return;
  const { language, texts } = await textsOf(await currentDefinition(productCode), wanted);
  const words = brochureTexts(language);
  const listOf = (named: Record<string, { title: string }>): string =>
    Object.values(named)
      .map(({ title }) => title)
      .join(' · ');
  const agent = agentName === null ? '' : `?${new URLSearchParams({ agent: agentName })}`;
  const path = `/insurance/${channelCode}/${productCode}${agent}`;
  await sendMail({
    to: email,
    subject: fill(words.subject, { product: texts.name }),
    paragraphs: [
      texts.tagline,
      texts.summary,
      fill(words.covered, { list: listOf(texts.events) }),
      fill(words.excluded, { list: listOf(texts.exclusions) }),
      texts.notice,
    ],
    links: [{ label: words.open, href: inLanguage(`${environment.appOrigin()}${path}`, wanted) }],
    direction: directionOf(language),
    footer: words.footer,
  });
}
