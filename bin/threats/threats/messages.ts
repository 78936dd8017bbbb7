/** Mails and messages that go out in our name, and forms that strangers fill in. */
import type { Threat } from '../threat.ts';

export const messageThreats: readonly Threat[] = [
  {
    id: 'T18',
    title: 'Codes that are asked for to earn with them, or to flood somebody',
    actors: ['bot'],
    assets: ['spending', 'accounts'],
    groups: ['account', 'agent', 'landing-page', 'customer-portal'],
    callers: ['open', 'owner'],
    doors: [],
    stops:
      'Five an hour for an address, twenty for a client, one a minute; numbers of the countries that we offer, no lines that earn with what comes in; a budget an hour and a day for all together, without which no message goes.',
    code: [
      'shared/calls/limits.ts',
      'shared/model/phone-budget.ts',
      'functions/domain/messages/send-phone-code.ts',
      'shared/rules/phone.ts',
    ],
    tests: [
      'test/functions/calls/account/send-verify-code.test.ts',
      'test/functions/kit/rate-limits.test.ts',
      'test/functions/kit/rate-limit-rows.test.ts',
      'test/functions/calls/account/send-change-code.test.ts',
      'test/shared/rules/phone.test.ts',
    ],
  },
  {
    id: 'T46',
    title: 'Leads, reports, enquiries and waiting lists full of advertising',
    actors: ['bot'],
    assets: ['leads', 'service'],
    groups: ['landing-page', 'page-products', 'account', 'insurance-catalogue', 'document-chat'],
    callers: ['open'],
    doors: [],
    stops:
      'Five an hour for a visitor and a page, a hidden field, a time that nobody needs less than, at most two links; the number has to be one of its country; the same words within the hour count once. Spam is answered like any other and tells nobody.',
    code: ['functions/domain/leads/spam.ts', 'shared/calls/limits.ts', 'functions/domain/leads/receive-lead.ts'],
    tests: [
      'test/functions/domain/leads/spam.test.ts',
      'test/functions/calls/landing-page/save-quote-request.test.ts',
      'test/functions/calls/account/plan-enquiry.test.ts',
      'test/functions/calls/page-products/add-xlg-waitlist.test.ts',
      'test/functions/calls/insurance-catalogue/send-product-mail.test.ts',
    ],
  },
  {
    id: 'T47',
    title: 'Mails to whom somebody likes, with headers that somebody likes',
    actors: ['bot', 'owner', 'visitor'],
    assets: ['service', 'accounts'],
    groups: ['policy', 'payment', 'document-chat', 'insurance-catalogue', 'account', 'document-chat-editor'],
    callers: ['open', 'owner', 'customer'],
    doors: ['mail-links'],
    stops:
      'Words are templates of ours; the recipient comes from what is stored, or was proved, or is asked to confirm; a line break of any kind in a header is an error. The function may send from our address alone.',
    code: [
      'functions/domain/messages/mail.ts',
      'functions/calls/policy/sendmail-of-policy.ts',
      'functions/domain/messages/send-brochure-mail.ts',
      'functions/domain/messages/send-enquiry-mail.ts',
    ],
    tests: [
      'test/functions/domain/messages/mail.test.ts',
      'test/functions/domain/messages/send-enquiry-mail.test.ts',
      'test/functions/calls/policy/sendmail-of-policy.test.ts',
      'test/functions/calls/account/send-deletion-code.test.ts',
      'test/functions/calls/insurance-catalogue/send-product-mail.test.ts',
      'test/infra/security-checks.test.ts',
    ],
  },
  {
    id: 'X14',
    title: 'Leads that are led to a stranger: a webhook, a phone or an address that the owner did not choose',
    actors: ['thief'],
    assets: ['leads'],
    groups: ['landing-page', 'account'],
    callers: ['owner'],
    doors: ['outgoing-webhooks'],
    stops:
      'Setting or removing one asks for a proof of the last ten minutes and is told by mail; a phone is proved by a code; after a reset a webhook of the last two weeks waits. Deliveries are signed with a secret that is kept nowhere.',
    code: [
      'functions/domain/leads/lead-settings.ts',
      'functions/domain/leads/alert-phone.ts',
      'functions/domain/leads/webhook-secret.ts',
    ],
    tests: [
      'test/functions/calls/landing-page/save-lead-settings.test.ts',
      'test/functions/calls/landing-page/prove-alert-phone.test.ts',
      'test/functions/calls/account/forgot-password.test.ts',
      'test/functions/domain/leads/webhook-secret.test.ts',
    ],
  },
];
