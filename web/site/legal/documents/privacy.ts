import type { LegalText } from '../legal-text.ts';

/** What is kept about whom, for how long, and why (docs/retention.md). */
export const privacy: LegalText<'privacy'> = {
  id: 'privacy',
  short: [
    'We keep what the service needs, say so, and delete it when it is no longer needed.',
    'We do not sell data, show no advertising, and do not follow you to other sites.',
    'What is asked in a chat is kept for {{interactionDays}} days.',
    'What you write is not used to train models.',
    'You can see, correct, download and delete what we keep about you.',
  ],
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      blocks: [
        '{{registeredName}} decides on the data of account holders and of visitors to our own site. You reach us about data at <mail>{{privacyEmail}}</mail>. Our representative in the European Union is named in the <notice>legal notice</notice>.',
        'If you visit somebody’s page, its owner decides what is done with your conversation and your request. If you ask about a company’s documents, that company decides. If you ask for insurance, the insurer decides. We act for them, as their processor, and follow their instructions and this policy.',
      ],
    },
    {
      id: 'account',
      title: 'If you have an account',
      products: ['X-ID'],
      blocks: [
        {
          table: {
            head: ['What we keep', 'Why', 'Legal basis'],
            rows: [
              [
                'Name, e-mail address or phone number, language, country, time zone',
                'to run your account and write to you',
                'contract',
              ],
              [
                'Password, passkeys and second factor, kept by a hosted identity service; the PIN as a check value',
                'to let you in, and nobody else',
                'contract',
              ],
              ['Your consent to the terms, with version and time', 'to prove it', 'legal duty'],
              [
                'Browsers in which you signed in, as a check value with times',
                'so that nobody locks you out by guessing passwords',
                'legitimate interest in security',
              ],
              [
                'Sign-in sessions with browser and time',
                'so that you can see and end them',
                'legitimate interest in security',
              ],
              [
                'Plan, orders, billing details and invoices',
                'to take payments and keep our books',
                'contract and legal duty',
              ],
              [
                'What our staff looked at or did in your account, and why',
                'so that you can check it',
                'legitimate interest in accountability',
              ],
            ],
          },
        },
        'Card details go straight to the payment provider and never to us. If you sign in with Google, we get your name and address from there.',
        'We send the e-mails that the service needs: codes, notices about your account, your page and your plan. Those that you can do without, you can switch off.',
      ],
    },
    {
      id: 'page',
      title: 'If you own a page',
      products: ['XPage'],
      blocks: [
        'We keep what you put on your page, its pictures, films and files, the assistant’s settings, and the requests that visitors send you. The basis is our contract with you.',
        'Your page, its contact details and its pictures are public once you go live. Pictures are stored without the place and camera data that phones write into them. Your page stands in our showcase only if you switch that on. When you add a language to your page, a language model translates its texts.',
        'If you connect Facebook and Instagram, we read your name there, the names of your pages and the handles of their Instagram accounts. We keep those until you disconnect, and keep no key to your account there.',
      ],
    },
    {
      id: 'company',
      title: 'If you work with documents',
      products: ['ProductTalk'],
      blocks: [
        'We keep who belongs to a company, its products and documents, what was read from them to find answers, conversations about them, and the results of tests in the learning portal. Personal data in documents is the company’s responsibility.',
        'A document is answered from no more once it is removed. Its file and everything that was read from it are deleted right after.',
      ],
    },
    {
      id: 'visitors',
      title: 'If you visit a page or a chat',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'We count visits without cookies. To tell visitors of a day apart, we work out a check value from your address and your browser’s name with a random key that is thrown away after about a day. Neither is kept.',
        'What you ask the assistant is kept with its answer for {{interactionDays}} days, so that the owner can see what people want to know and the service can be checked.',
        'If you leave your name and phone number, they go to the owner of that page, who asked for them and may call you. The owner keeps them until deleting them.',
        'If you join the waiting list, we keep your e-mail address and language until you leave the list, or for a week if you do not confirm. If you report a page, we keep your report.',
      ],
    },
    {
      id: 'insurance',
      title: 'If you ask for insurance',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'We keep your answers, files, quotes, policies, payments and documents for the insurer and for the agent you came through. Photos and videos can be checked by software for readability and for what they show. Some questions concern health; they are asked only where the insurer needs the answer, and the insurer decides on the basis for it.',
        'If you open an account in the customer portal, we keep your name, address, language, sign-ins and what you chose about marketing and agents, until you delete it there.',
        'An application that comes to nothing is deleted {{interactionDays}} days after its last change. A policy is kept for {{policyYears}} years after the end of cover, because the law asks that of insurers.',
      ],
    },
    {
      id: 'automated',
      title: 'Automated answers and decisions',
      blocks: [
        'The assistant’s answers and translations come from a language model. They decide nothing about you. Quotes for insurance are worked out by fixed rules of the insurer; where the rules cannot accept, a person decides.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who gets data',
      blocks: [
        {
          table: {
            head: ['Who', 'For what', 'Where'],
            rows: [
              [
                'Amazon Web Services',
                'computing, storage, e-mail, text messages, identity, language models',
                'European Union (Frankfurt; models also in other regions of the Union)',
              ],
              [
                'Stability AI, run by Amazon Web Services',
                'removing a picture’s background, when you ask for it',
                'United States',
              ],
              ['Stripe, PayPal, GoPay (Midtrans)', 'payments, whichever you choose', 'where the provider works'],
              [
                'Google, Meta',
                'signing in, connecting accounts, wallets and WhatsApp messages, if you use them',
                'where the provider works',
              ],
              ['Apple', 'wallet passes, if you use them', 'where the provider works'],
              ['Phone carriers', 'text messages to the number you gave', 'your country'],
            ],
          },
        },
        'A page’s content is also delivered by servers near its visitors. Beyond that we give data to authorities only where the law obliges us. We do not sell it.',
      ],
    },
    {
      id: 'transfers',
      title: 'Data in other countries',
      blocks: [
        'We are in the United Kingdom and store data in the European Union. Each has decided that the other protects data adequately. For other countries we rely on such decisions where there are any, and else on standard contractual clauses and the matching clauses for the United Kingdom. Ask us for a copy.',
        'If you live elsewhere, using the service means that your data goes to these places, because that is where the service runs.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          table: {
            head: ['What', 'Until'],
            rows: [
              ['Account, page and settings', 'you delete the account'],
              ['An unused account on the Free plan', 'nobody has used it for {{inactiveDays}} days'],
              ['Conversations, figures, and logs that may hold either', '{{interactionDays}} days'],
              ['What an owner removed, so that it can be brought back', '{{binDays}} days'],
              ['The file of a data export', '{{exportDays}} days'],
              ['Requests of visitors', 'the owner deletes them'],
              ['Invoices', '{{invoiceYears}} years, as the law asks; after you delete your account, under a pseudonym'],
              ['Insurance policies', '{{policyYears}} years after the end of cover'],
              ['Backups', 'up to {{backupMonths}} months after something was deleted'],
            ],
          },
        },
        'Backups are used only to repair the service. If one is ever restored, what you had deleted is deleted again.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Wherever you live, you can do this:',
        {
          points: [
            'see what we keep about you, and get a copy (owners: in the settings, at any time)',
            'correct it',
            'have it deleted (owners: in the settings, at any time)',
            'take it with you in a form that machines can read',
            'object to a use that rests on our legitimate interest, or have it restricted',
            'take back a consent, for what comes after',
          ],
        },
        'Write to <mail>{{privacyEmail}}</mail>. We answer within a month, or sooner where your law says so. It costs nothing, and you have no disadvantage from it. We may have to check that it is you.',
        'For a conversation on somebody’s page, ask its owner first; we help them to answer you.',
        'You can complain to a data protection authority. “Where you live” below names yours.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Accounts are for people aged {{minimumAge}} or over. We do not knowingly keep data about children, except where an adult insures them. Tell us if you think that we do, and we delete it.',
      ],
    },
    {
      id: 'safety',
      title: 'How we protect data',
      blocks: [
        'Data is encrypted when it travels and where it lies. People and programs can reach only what their work needs. The <security>security policy</security> says more. If a breach puts you at risk, we tell you and the authority without undue delay.',
      ],
    },
    {
      id: 'new-versions',
      title: 'New versions of this policy',
      blocks: [
        'A new version gets a new date, and we say in words what it changes. If we ever want to use data for something new, we tell you before and ask you where the law says so.',
      ],
    },
  ],
  changes: { '2025-01-01': ['This is the first version.'] },
};
