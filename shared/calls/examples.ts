/** Examples that several contracts show. */
import { defaultAssistant } from '../model/assistant.ts';
import type { ConversationSummary, Lead, Message } from '../model/conversation.ts';
import type { ContactEntry, PublicPage } from '../model/page.ts';

export const time = '2026-01-01T09:00:00.000Z';

export const assistant = defaultAssistant('Mara Lindqvist');

export const contacts: ContactEntry[] = [
  { id: 'c1', channel: 'email', displayText: '', value: 'mara@example.com', isHighlight: true, isEnabled: true },
];

export const publicPage: PublicPage = {
  profile: {
    agentName: 'mara',
    displayName: 'Mara Lindqvist',
    title: 'Interior designer',
    tagline: 'Rooms that stay calm.',
    location: 'Stockholm',
    aboutMe: 'I plan homes for people who work in them.',
    profilePhoto: null,
    coverPhoto: null,
    mainPhoto: null,
    pageLanguage: 'en_us',
  },
  contacts,
  design: {
    template: 'professional',
    layout: 'left',
    pageTheme: 'light',
    themeColour: '#1F3A5F',
    nameFont: 'serif',
    aboutFont: 'system',
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
};
