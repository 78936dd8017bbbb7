/** Examples that several contracts show. */
import { defaultAssistant } from '../model/assistant.ts';
import type { ConversationSummary, Lead, Message, Line, PersonState } from '../model/conversation.ts';
import { designDefaults, type ContactEntry, type Feature, type Offer, type PublicPage } from '../model/page.ts';
import type { MediaItem } from '../model/photo.ts';
import { OwnProductCard, PublicProduct, type Product, type ProductContent } from '../model/product.ts';
import type { Post, PostContent } from '../model/post.ts';
import { defaultQrDesign, type Place, type QrDesign } from '../model/place.ts';
import type { TextPair } from '../model/page-languages.ts';

export const time = '2026-01-01T09:00:00.000Z';

export const assistant = defaultAssistant('Mara Lindqvist');

export const contacts: ContactEntry[] = [
  { id: 'c1', channel: 'email', displayText: '', value: 'mara@example.com', isHighlight: true, isEnabled: true },
];

export const offers: Offer[] = [
  {
    id: 'o1',
    title: 'Room plan',
    text: 'A plan of one room with furniture and colours, in ten days.',
    price: '390 €',
    photo: null,
    link: '',
  },
];

export const features: Feature[] = [{ id: 'f1', title: 'Twelve years of offices', text: 'and now homes' }];

export const postContent: PostContent = {
  title: 'Three rooms in one',
  text: 'A flat in Södermalm that works, sleeps and hosts in the same thirty square metres.',
  photo: null,
  link: '',
};

export const post: Post = { postId: '01JGFJJZ00000000000000000B', publishedAt: time, ...postContent };

export const publicPage: PublicPage = {
  profile: {
    agentName: 'mara',
    displayName: 'Mara Lindqvist',
    title: 'Interior designer',
    tagline: 'Rooms that stay calm.',
    location: 'Stockholm',
    organisation: '',
    organisationLink: '',
    aboutMe: 'I plan homes for people who work in them.',
    description: 'Plans for homes in which people work, by video or in person.',
    profilePhoto: null,
    coverPhoto: null,
    mainPhoto: null,
    pageLanguage: 'en_us',
  },
  contacts,
  offers,
  features,
  design: {
    template: 'professional',
    layout: 'left',
    pageTheme: 'light',
    themeColour: '#1F3A5F',
    nameFont: 'serif',
    aboutFont: 'system',
    ...designDefaults,
  },
  assistant: { name: assistant.name, greetings: assistant.greetings, contactMethod: assistant.contactMethod },
  publishedAt: time,
};

export const message: Message = {
  messageId: '5f0e7c9a-55a4-4b6e-9d0b-7f6f0c1d2e3f',
  askedAt: time,
  question: 'What does a first session cost?',
  sentences: [
    {
      text: 'A first session is free.',
      citations: [{ number: 1, source: 'about-me', label: 'About me', excerpt: 'A first session is free.' }],
    },
  ],
  kind: 'answered',
  rating: null,
};

export const conversation: ConversationSummary = {
  conversationId: '9c0fb2a4-6f0d-4bb4-8a50-4d7c5b0e9f21',
  customer: null,
  startedAt: time,
  lastAt: time,
  messageCount: 1,
  firstQuestion: message.question,
  hasLead: false,
  person: 'none',
  isUnread: false,
};

export const person: PersonState = { state: 'present', name: 'Mara Lindqvist', fence: 1 };

export const line: Line = {
  lineId: '0d4c3f0e-9d8e-4a55-8f4a-0f3d8f7a9b11',
  at: time,
  kind: 'said',
  name: person.name,
  text: 'Hello, Mara here. A first session is free.',
};

export const lead: Lead = {
  leadId: '01JGFJJZ00000000000000000A',
  name: 'Tom Berg',
  phone: '+46701234567',
  country: 'SE',
  message: '',
  asked: '',
  conversationId: null,
  status: 'new',
  note: '',
  createdAt: time,
  consentText: 'Mara may call me about this.',
  firstContactAt: null,
  remindAt: null,
  folder: 'inbox',
  spamReason: null,
};

export const place: Place = { code: 'k7m3xq', name: 'Shop window', createdAt: time };

export const qrDesign: QrDesign = { ...defaultQrDesign, colour: '#1f3a5f', moduleShape: 'rounded' };

export const mediaItem: MediaItem = {
  photo: { mediaId: '01J1', path: '/m/6b1f/01J1.webp', width: 1_600, height: 1_200 },
  use: 'library',
  name: 'kitchen.jpg',
  bytes: 184_320,
  isEnabled: true,
  createdAt: time,
};

export const figures = {
  views: 40,
  visitors: 34,
  clickers: 11,
  clicks: 15,
  conversations: 6,
  questions: 14,
  answered: 12,
  leads: 1,
};

export const textPair: TextPair = {
  path: 'profile/title',
  group: 'profile',
  original: 'Interior designer',
  text: 'Innenarchitektin',
  state: 'owner',
};

export const productContent: ProductContent = {
  title: 'Room plan',
  summary: 'One room in ten days, with a price for every piece.',
  description: 'Floor plan, colours, a shopping list with prices and two rounds of changes.',
  price: '390 €',
  buttonLabel: '',
  slug: '',
  photo: null,
  photos: [],
  button: 'request',
  link: '',
  status: 'shown',
};

export const product: Product = {
  ...productContent,
  slug: 'room-plan',
  productId: '01JGFJJZ00000000000000000D',
  source: 'own',
  createdAt: time,
};

export const publicProduct: PublicProduct = PublicProduct.strip().parse(product);

export const productCard: OwnProductCard = OwnProductCard.strip().parse(product);
