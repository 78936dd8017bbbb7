import type { ConversationSummary, Message } from '../../../../../shared/model/conversation.ts';

export const withTom: ConversationSummary = {
  conversationId: '9c0fb2a4-6f0d-4bb4-8a50-000000000001',
  customer: 'Tom Berg',
  startedAt: '2026-01-01T10:00:00.000Z',
  lastAt: '2026-01-01T10:05:00.000Z',
  messageCount: 2,
  firstQuestion: 'What does a first session cost?',
  hasLead: true,
  person: 'none',
  isUnread: false,
};

export const withVisitor: ConversationSummary = {
  ...withTom,
  conversationId: '9c0fb2a4-6f0d-4bb4-8a50-000000000002',
  customer: null,
  messageCount: 1,
  firstQuestion: 'Where are you based?',
  hasLead: false,
};

export const answered: Message = {
  messageId: '9c0fb2a4-6f0d-4bb4-8a50-000000000101',
  askedAt: '2026-01-01T10:00:00.000Z',
  question: 'What does a first session cost?',
  sentences: [
    {
      text: 'A first session is free.',
      citations: [{ number: 1, source: 'about-me', label: 'About me', excerpt: 'The first session is on me.' }],
    },
  ],
  kind: 'answered',
  rating: 'up',
};

export const unanswered: Message = {
  ...answered,
  messageId: '9c0fb2a4-6f0d-4bb4-8a50-000000000102',
  question: 'Do you sell furniture?',
  sentences: [{ text: "I don't have that from Mara yet.", citations: [] }],
  kind: 'no_answer',
  rating: null,
};
