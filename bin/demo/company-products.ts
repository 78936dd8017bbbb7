/** The company of the demo: an insurer, its products, and the documents that can be asked. None of it exists. */
import type { ChatPageTexts, ShareSettings } from '../../shared/model/document-product.ts';

/** Who founded it; has no page of their own. */
export const FOUNDER_EMAIL = 'nora@example.com';
export const FOUNDER_NAME = 'Nora Lind';

export type DemoChatProduct = {
  /** Part of ids, never shown. */
  key: string;
  name: string;
  texts: Omit<ChatPageTexts, 'logo' | 'language'>;
  visibility: ShareSettings['visibility'];
  /** In `documents`, by the name that visitors see. */
  documents: Readonly<Record<string, string>>;
  /** What visitors ask, most asked first; some of it stands in no document. */
  asked: readonly string[];
  /** Visits of the chat on an average day. */
  views: number;
};

export const demoCompany = { name: 'Nordic Cover', website: 'https://nordic-cover.example/' };

export const demoChatProducts: readonly DemoChatProduct[] = [
  {
    key: 'travel',
    name: 'Travel cover',
    texts: {
      greeting: 'Hello! Ask me anything about Nordic Cover Travel. I show you the clause with each answer.',
      description:
        'Cover for every trip of up to 90 days, all over the world: medical expenses, luggage, cancellation and liability. What I say comes from the policy wording and our claims guide.',
      suggestedQuestions: [
        'How much is paid for lost luggage?',
        'Is skiing covered?',
        'What is the number of the emergency line?',
      ],
      standardReply: 'The wording does not say that. Leave your number, and somebody who knows calls you.',
    },
    visibility: 'public',
    documents: { 'Policy wording NT-26.pdf': 'travel-wording.pdf', 'Claims in five steps.md': 'claims-guide.md' },
    asked: [
      'How much is paid for lost luggage?',
      'Is skiing covered?',
      'What is the number of the emergency line?',
      'How long may a trip be?',
      'Down to which depth is diving covered?',
      'When do I have to tell the police about a theft?',
      'Do you pay when my luggage is delayed?',
      'Can I cancel the policy?',
      'Is dental treatment paid?',
      'Do you cover a rental car?',
      'Is there a discount for students?',
    ],
    views: 17,
  },
  {
    key: 'home',
    name: 'Home and Home Plus',
    texts: {
      greeting: 'Hello! Ask me what home cover costs, and what makes it cheaper.',
      description: 'Prices of Home and Home Plus from January 2026, what can be added, and how the two differ.',
      suggestedQuestions: ['What does Home Plus cost for a flat of 60 m²?', 'How do Home and Home Plus differ?'],
      standardReply: '',
    },
    visibility: 'public',
    documents: { 'Prices 2026.pdf': 'home-prices.pdf', 'Claims in five steps.md': 'claims-guide.md' },
    asked: [
      'How do Home and Home Plus differ?',
      'What does Home Plus cost for a flat of 60 m²?',
      'What makes it cheaper?',
      'How much does cover for bicycles cost?',
      'Can I pay by the month?',
      'Can I insure a boat with an engine?',
    ],
    views: 10,
  },
  {
    key: 'water-guard',
    name: 'Water Guard 2',
    texts: {
      greeting: 'Hello! I know the manual of Water Guard 2 by heart. What is blinking?',
      description:
        'The leak alarm that comes with Home Plus: installing it, what its lights mean, batteries and warranty.',
      suggestedQuestions: ['What does a yellow blinking light mean?', 'Which batteries do the sensors need?'],
      standardReply: '',
    },
    visibility: 'agency',
    documents: { 'Water Guard 2 manual.pdf': 'water-guard-manual.pdf' },
    asked: [
      'What does a yellow blinking light mean?',
      'Which batteries do the sensors need?',
      'How long is the warranty?',
      'Does it work with solar panels?',
    ],
    views: 4,
  },
];

/** Three waves in a shield. */
export const demoLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
  <rect width="512" height="512" fill="#12355b"/>
  <path d="M256 84c52 34 104 44 148 44v132c0 92-62 146-148 176-86-30-148-84-148-176V128c44 0 96-10 148-44z" fill="#f4f1ea"/>
  <g fill="none" stroke="#2f7f9e" stroke-width="22" stroke-linecap="round"><path d="M168 216c30-24 58-24 88 0s58 24 88 0"/><path d="M168 272c30-24 58-24 88 0s58 24 88 0" opacity=".7"/><path d="M190 328c22-18 44-18 66 0s44 18 66 0" opacity=".45"/></g></svg>`;
