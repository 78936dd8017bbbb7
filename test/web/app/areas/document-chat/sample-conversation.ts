/** A visitor's conversation about a product: one question answered from a page, one in vain. */
import type { ConversationSummary, Message } from '../../../../../shared/model/conversation.ts';

export const tom: ConversationSummary = {
  conversationId: '3f0c6b1a-7d55-4a0e-9b8e-2f1c5d4e6a7b',
  customer: 'Tom Berg',
  startedAt: '2026-03-09T12:00:00.000Z',
  lastAt: '2026-03-09T12:02:00.000Z',
  messageCount: 2,
  firstQuestion: 'Is luggage covered?',
  hasLead: false,
  person: 'none',
  isUnread: false,
};

export const messages: Message[] = [
  {
    messageId: '5f0c6b1a-7d55-4a0e-9b8e-2f1c5d4e6a7b',
    askedAt: '2026-03-09T12:00:00.000Z',
    question: 'Is luggage covered?',
    sentences: [
      {
        text: 'Yes, up to €1,500.',
        citations: [
          {
            number: 1,
            source: 'documents/01JGFJJZ00000000000000000F',
            label: 'terms.pdf',
            excerpt: 'Lost luggage is covered up to €1,500.',
            document: { fileId: '01JGFJJZ00000000000000000F', version: 1, page: 12, start: 0, end: 37 },
          },
        ],
      },
    ],
    kind: 'answered',
    rating: 'up',
  },
  {
    messageId: '6f0c6b1a-7d55-4a0e-9b8e-2f1c5d4e6a7b',
    askedAt: '2026-03-09T12:02:00.000Z',
    question: 'And dogs?',
    sentences: [],
    kind: 'no_answer',
    rating: null,
  },
];
