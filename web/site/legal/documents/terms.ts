import type { LegalText } from '../legal-text.ts';

/** The terms that sign-up and each purchase record the consent to: a new version makes a new TERMS_VERSION. */
export const terms: LegalText<'terms'> = {
  id: 'terms',
  short: [
    'The service is for people aged {{minimumAge}} or over. You sign up for yourself, not for an organisation.',
    'What you write and upload stays yours. You let us show it where you publish it.',
    'The assistant is software. It names its sources, and it can still be wrong.',
    'A new account starts with a free trial of {{trialDays}} days. Paid plans renew until you cancel.',
    'You can leave at any time and take your data with you.',
    'If you are a consumer, the rights that your country gives you stand above these terms.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Who these terms are between',
      blocks: [
        'These terms are a contract between you and {{registeredName}}, a limited company registered in the United Kingdom (“we”). Our full details are in the <notice>legal notice</notice>.',
        'They cover all our products. X-ID is the account that you sign in with, with its plans and payments. XPage is your personal page and its assistant. ProductTalk answers questions from a company’s documents.',
        'These documents belong to the contract: the <use>acceptable use policy</use>, the <sla>service level agreement</sla> and the <refunds>refund policy</refunds>. The <privacy>privacy policy</privacy> and the <cookies>cookie policy</cookies> tell you what we do with data. They are not terms that you agree to.',
      ],
    },
    {
      id: 'who',
      title: 'Who may use the service',
      blocks: [
        'You must be at least {{minimumAge}} years old. The service is for individuals. A person who works for a business may found that business’s space in ProductTalk; the contract stays with that person, who makes sure that they may act for the business.',
        'The service is offered in {{regions}} countries and regions. Visitors can read published pages from anywhere.',
        'These terms also hold for visitors who use a chat or send a form, as far as they concern them. A visitor needs no account and owes us nothing.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      products: ['X-ID'],
      blocks: [
        'Give us correct details and keep them up to date. Keep your password, your PIN and your codes to yourself. Tell us at once at <mail>{{supportEmail}}</mail> if you think that somebody else can get into your account.',
        'You answer for what is done with your account, unless it was done without your fault by somebody who had no right to it.',
        'Our staff can look at an account to help its owner, for a limited time and with a reason that is recorded. You can read each of these looks in your settings.',
      ],
    },
    {
      id: 'page',
      title: 'Your page and its address',
      products: ['XPage'],
      blocks: [
        'Your page is public once you go live. You decide what stands on it, and you can take it down at any time.',
        'The name of your page is yours for as long as you use it. You may not take the name of another person or business to mislead people. When you give a name up, it can go to somebody else later.',
        'You are responsible for the laws that your page has to follow: for example those on advertising, on regulated professions, and on what a business must tell people about itself.',
        'Requests that visitors leave on your page come to you. You are responsible for what you do with their details.',
      ],
    },
    {
      id: 'documents',
      title: 'Companies and documents',
      products: ['ProductTalk'],
      blocks: [
        'Whoever founds a company’s space decides who belongs to it, which documents it holds, and on whose pages its products stand. The founder’s plan is the company’s plan. Each member keeps to these terms.',
        'Upload only documents that you may share with the people who can ask about them. Do not upload secrets to a product that is public.',
        'For personal data in a company’s documents and conversations, the company decides and we act for it. What we do then is in the <privacy>privacy policy</privacy>.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      blocks: [
        'What you write and upload stays yours. You allow us to store, copy, resize, translate and show it, as far as that is needed to run the service for you. The permission covers no more than that, costs us nothing, and ends when the content is deleted from the service.',
        'We do not use your content to train models, and we do not sell it.',
        'You confirm that you have the right to publish what you publish. If somebody tells us that it breaks their rights, the <use>acceptable use policy</use> says what happens.',
        'The service itself, with its designs, code and names, is ours or our suppliers’. You may use it as these terms say, and not copy or resell it.',
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant and its answers',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'The assistant is software, and visitors are told so. It answers from what its owner gave it, and it shows where an answer comes from. It can still be wrong, incomplete or out of date. Check what matters before you rely on it.',
        'An answer of the assistant is not legal, medical, tax, investment or insurance advice from us. It makes no contract in your name.',
        'If you own the page or the product, you are responsible for what you let the assistant know and say. You can read its conversations and correct it.',
      ],
    },
    {
      id: 'insurance',
      title: 'Insurance offered on a page',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'Some pages let visitors ask for a quote, buy insurance and see their policies. A policy is a contract between its holder and the insurer named on it. We are neither the insurer nor the holder’s adviser; we provide the technology.',
        'Cover, price, cancellation, changes and claims follow the policy and its wording. They come before these terms for everything that concerns the insurance.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans, trial and payment',
      products: ['X-ID'],
      blocks: [
        'A new account starts with a trial of the Individual plan for {{trialDays}} days. We ask for no payment details. When the trial ends, the account goes on with the Free plan, and your page stays up.',
        'Prices are shown in your currency and do not include VAT or similar taxes. Before you pay you see the total.',
        'A paid plan renews by itself at the end of each month or year, on the same date, at the price that you bought it at. You can switch renewal off when you buy or at any time later. If a renewal cannot be paid, we try again and tell you by e-mail; then the account goes on with the Free plan.',
        'You can change or cancel your plan in your account at any time. After you cancel, the plan lasts until the end of the time that is paid for.',
        'Another plan or period costs what it costs at the time when you change to it.',
        'Payments are not refunded, except as the <refunds>refund policy</refunds> and the law say. A subscription that you bought in an app store is billed, changed and refunded by that store.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      blocks: [
        'We provide the service with reasonable care and skill. We aim to have it available for {{uptime}} of each month. The <sla>service level agreement</sla> says how that is measured, how we tell you about interruptions, and how fast support answers.',
        'We may change the service to improve it, to keep it safe or to follow the law. If a change takes away a main part of what you paid for, you can end your plan and get back at least the share of your payment for the time that is left.',
        'Other companies’ services that you connect or link to, such as social networks and payment providers, have terms of their own.',
      ],
    },
    {
      id: 'suspension',
      title: 'When we restrict or suspend',
      blocks: [
        'We may take down content, or suspend a page or an account, if it breaks the <use>acceptable use policy</use>, if the law asks us to, or if it puts others or the service at risk. We choose the mildest step that works.',
        'We tell you the reason, unless the law forbids it. You can still sign in, read why, export your data and see your invoices, and you can appeal. A person decides on the appeal.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the contract',
      blocks: [
        'You can delete your account in your settings at any time. This is permanent. You can download a copy of your data before.',
        'An account on the Free plan that nobody has used for {{inactiveDays}} days is deleted. We warn you by e-mail {{inactiveWarnings}} days before; a sign-in ends the countdown. Backups of what was deleted are kept for up to {{backupMonths}} months, and then they are gone too.',
        'We may end the contract with reasonable notice, and without notice if you break these terms seriously. If we end it without such a reason, you get back at least the share of your payment for the time that is left.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        'Nothing in these terms limits our liability for death or personal injury caused by negligence, for fraud, or for anything else for which the law does not allow a limit. If you are a consumer, nothing here takes away your rights when the service is not as it must be.',
        'Beyond that, we are liable for loss that was a foreseeable result of our breach. We are not liable for lost profit, lost business or lost data that a copy would have saved, if you use the service for your work.',
        'For everything else, our total liability is limited as follows.',
        {
          table: {
            head: ['Product', 'At most'],
            rows: [
              ['XPage', 'what you paid for it in the {{pageLiabilityMonths}} months before the event'],
              ['ProductTalk', 'the fees of the {{chatLiabilityMonths}} months before the event'],
              ['X-ID', 'the fees of the {{accountLiabilityMonths}} months before the event'],
            ],
          },
        },
        'We are not liable for what is outside our reasonable control, such as a failure of the internet or an act of war. We still do what we can to limit its effects.',
      ],
    },
    {
      id: 'changes-to-terms',
      title: 'New versions of these terms',
      blocks: [
        'A new version gets a new date, and we say in words what it changes. It holds for you once you agree to it, at sign-up or with your next purchase. Until then the version that you last agreed to goes on. Your consent is kept with the version and the time.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        'Please write to <mail>{{supportEmail}}</mail> first if something is wrong. Most things can be put right that way.',
        'The law of England and Wales applies. Its courts decide, and they are not the only ones if you are a consumer: you keep the protection of the law of the country where you live, and you can go to court there. “Where you live” below says more.',
        'If a part of these terms does not hold, the rest does. If we do not use a right at once, we do not lose it. Nobody but you and us can enforce these terms.',
      ],
    },
  ],
  changes: { '2025-01-01': ['This is the first version.'] },
};
