import { routePatterns } from '../lib/routes.ts';
import type { LegalText } from './legal-page.tsx';

/** The terms that sign-up records the consent to; a change needs a new TERMS_VERSION (shared/model/account.ts). */
export const terms: LegalText = {
  title: 'Terms of service',
  description: 'What you can expect from XPage, and what we expect from you.',
  path: routePatterns.terms,
  effective: '1 January 2025',
  sections: [
    {
      title: 'Who this is for',
      paragraphs: [
        'XPage is provided by a limited company registered in the United Kingdom. It is for individuals aged 18 or over, not for organisations, and is available in 46 countries and regions.',
        'You keep your sign-in to yourself and tell us when somebody else may have it. What is done with your account counts as done by you.',
      ],
    },
    {
      title: 'Your page and your words',
      paragraphs: [
        'What you write and upload stays yours. You allow us to store it, to show it on your page and to let your assistant answer from it, for as long as it stands there.',
        'You publish only what you have the right to publish. No deception, no hatred, no malware, nothing unlawful, no pretending to be somebody else. We may suspend a page that breaks this without notice. You are told why, can take your content with you and can object.',
      ],
    },
    {
      title: 'The assistant',
      paragraphs: [
        'The assistant is software. It answers from what you gave it and names the source, and it can still be wrong. It does not give legal, medical or financial advice in our name, and it does not bind you unless you want it to.',
      ],
    },
    {
      title: 'Plans and payment',
      paragraphs: [
        'A new account starts with a trial of the Individual plan for 14 days. No payment details are asked for. When the trial ends the account continues on the Free plan and the page stays up.',
        'Paid plans renew automatically, monthly or yearly, until they are cancelled. After cancelling, a plan lasts until the end of the paid period; then the account continues on Free. Prices do not include VAT.',
        'Payments are not refunded, except for a duplicate charge, for fraud, or at our discretion. Subscriptions bought through an app store are refunded by the store.',
      ],
    },
    {
      title: 'Service',
      paragraphs: [
        'We aim for 99.5% availability in each month. Planned maintenance is announced 48 hours before; about an unplanned outage we inform within 2 hours. Support answers Monday to Friday, 9:00 to 18:00.',
      ],
    },
    {
      title: 'Ending it',
      paragraphs: [
        'You can delete your account at any time; this is permanent. Accounts that are not used for 90 days are deleted. Backups of a deactivated account are kept for up to 12 months.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'Our liability is limited to what you paid in the six months before the claim. Nothing here limits liability that the law does not allow to be limited. The law of England and Wales applies.',
      ],
    },
  ],
};
