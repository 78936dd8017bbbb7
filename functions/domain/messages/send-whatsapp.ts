/**
 * WhatsApp messages by AWS End User Messaging Social. A business may begin only with a template that Meta has approved:
 * its words live there (docs/alerts.md), what is sent are its name and what fills its places.
 */
import { SendWhatsAppMessageCommand, SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { countMetric } from '../../kit/metrics.ts';

export const needs: StoreNeeds = { whatsapp: true };

/** Version of Meta's Cloud API in which the message is written. */
const META_API_VERSION = 'v20.0';

/** Languages in which the templates are approved (docs/alerts.md); one that is not would be refused, so others get English. */
const templateLanguages: Partial<Record<LanguageValue, string>> = {
  de_de: 'de',
  de_at: 'de',
  de_ch: 'de',
  ar_ae: 'ar',
  ar_sa: 'ar',
  zh_hk: 'zh_HK',
};

/** One try, as for an SMS. */
const client = new SocialMessagingClient({ ...clientDefaults, maxAttempts: 1 });

export type WhatsAppMessage = {
  template: 'code' | 'lead' | 'leads' | 'referral';
  language: LanguageValue;
  /** What fills the places of the body, in order. */
  values: readonly string[];
};

/** @param to E.164 */
export async function sendWhatsApp(to: string, { template, language, values }: WhatsAppMessage): Promise<void> {
  const parameters = values.map((value) => ({ type: 'text', text: oneLine(value) }));
  // A template for codes has a button that copies it (WhatsApp Business Platform, authentication templates).
  const copyButton = { type: 'button', sub_type: 'url', index: '0', parameters };
  const message = {
    messaging_product: 'whatsapp',
    to,
    type: 'template',
    template: {
      name: environment.whatsAppTemplate(template),
      language: { code: templateLanguages[language] ?? 'en_US' },
      components: [{ type: 'body', parameters }, ...(template === 'code' ? [copyButton] : [])],
    },
  };
  await client.send(
    new SendWhatsAppMessageCommand({
      originationPhoneNumberId: environment.whatsAppPhoneNumberId(),
      metaApiVersion: META_API_VERSION,
      message: new TextEncoder().encode(JSON.stringify(message)),
    }),
  );
  countMetric('PhoneMessages');
}

/** Meta refuses line breaks, tabs and runs of spaces in a place. */
function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim();
}
