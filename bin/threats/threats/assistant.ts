/** The model: what it is told, what it says, what it costs. */
import type { Threat } from '../threat.ts';

export const assistantThreats: readonly Threat[] = [
  {
    id: 'T38',
    title: 'Orders to the model in a question, a page or a document',
    actors: ['visitor', 'owner', 'document-author'],
    assets: ['conversations', 'documents', 'leads'],
    groups: ['document-chat', 'assistant-coach', 'learning-portal', 'customer-portal'],
    callers: ['open', 'owner', 'customer'],
    doors: ['document-contents'],
    stops:
      'The model has no tools and nothing that it says does anything. Passages and questions are escaped data behind a fence; each sentence must rest on passages that are there, with their figures to the letter, or it is dropped.',
    code: [
      'functions/domain/assistant/prompt.ts',
      'functions/domain/assistant/check-sentence.ts',
      'functions/domain/languages/translate-texts.ts',
    ],
    tests: [
      'test/functions/domain/assistant/prompt.test.ts',
      'test/functions/domain/assistant/check-sentence.test.ts',
      'test/functions/domain/product-chat/walls.test.ts',
      'test/functions/domain/languages/translate-texts.test.ts',
      'test/infra/local/engines/bedrock-injection.test.ts',
    ],
  },
  {
    id: 'T40',
    title: 'The prompt, told to whoever asks for it',
    actors: ['visitor'],
    assets: ['conversations'],
    groups: ['document-chat', 'assistant-coach'],
    callers: ['open', 'owner'],
    doors: ['document-contents'],
    stops: 'Nothing in it is secret; a sentence of it rests on no passage and is dropped.',
    code: ['functions/domain/assistant/prompt.ts', 'functions/domain/assistant/check-sentence.ts'],
    tests: ['test/infra/local/engines/bedrock-injection.test.ts', 'test/functions/domain/product-chat/walls.test.ts'],
    untested: 'Nothing watches in production whether a prompt comes out: there is nothing in it that would be lost.',
  },
  {
    id: 'T41',
    title: 'A picture in an answer whose address carries words away',
    actors: ['document-author', 'owner'],
    assets: ['conversations', 'documents'],
    groups: ['document-chat', 'assistant-coach'],
    callers: ['open', 'owner'],
    doors: ['document-contents'],
    stops:
      'An answer is text and never markup; addresses in it must stand in the passage to the letter; the policy lets pictures come from our media host and the documents’ bucket alone.',
    code: [
      'functions/domain/assistant/check-sentence.ts',
      'infra/content-security-policy.ts',
      'web/pages/islands/chat-view.ts',
    ],
    tests: [
      'test/functions/domain/product-chat/walls.test.ts',
      'test/web/pages/islands/chat.test.ts',
      'test/infra/content-security-policy.test.ts',
      'test/functions/domain/assistant/check-sentence.test.ts',
    ],
  },
  {
    id: 'T43',
    title: 'More questions than the month has, asked at the same moment',
    actors: ['bot', 'visitor'],
    assets: ['spending'],
    groups: ['document-chat', 'assistant-coach'],
    callers: ['open', 'owner'],
    doors: [],
    stops:
      'A question is reserved in one conditional write before the model is asked, and given back when the model fails; without the count nobody has one.',
    code: ['functions/domain/conversations/question-quota.ts'],
    tests: [
      'test/functions/domain/conversations/question-quota.test.ts',
      'test/functions/domain/real-store.test.ts',
      'test/functions/calls/document-chat/chatting-robot.test.ts',
      'test/system/races.test.ts',
    ],
  },
  {
    id: 'T44',
    title: 'Long questions, long conversations, and many of both, until the bill is the attack',
    actors: ['bot', 'visitor'],
    assets: ['spending', 'service'],
    groups: ['document-chat', 'assistant-coach', 'learning-portal', 'customer-portal', 'page-assets'],
    callers: ['open', 'owner', 'customer'],
    doors: ['schedules'],
    stops:
      'Lengths of questions and replies, four exchanges of history, ten a minute for a visitor and sixty for a page, the plan’s month, three tries of a message; alarms at five million tokens an hour and budgets of a month and a day.',
    code: [
      'shared/calls/limits.ts',
      'functions/domain/assistant/prompt.ts',
      'functions/domain/assistant/answer-message.ts',
      'infra/constructs/work-alarms.ts',
      'infra/constructs/spending-watch.ts',
    ],
    tests: [
      'test/functions/domain/assistant/prompt.test.ts',
      'test/functions/domain/assistant/answer-visitor.test.ts',
      'test/functions/domain/assistant/passages.test.ts',
      'test/functions/kit/rate-limits.test.ts',
      'test/infra/security-checks.test.ts',
      'test/infra/first-deployment.test.ts',
    ],
    remains:
      'Nothing stops the models of the whole account by itself when the budget is spent: alarms and budgets tell people, who do.',
  },
  {
    id: 'X13',
    title: 'An answer that is made up, or rests on a source that does not say it',
    actors: ['model-provider'],
    assets: ['conversations', 'policies'],
    groups: ['document-chat', 'customer-portal', 'learning-portal'],
    callers: ['open', 'customer', 'owner'],
    doors: ['document-contents'],
    stops:
      'A sentence is compared with the passages that it cites: figures and addresses to the letter, its words by how rare they are. With none left the standard reply is said, without sources.',
    code: ['functions/domain/assistant/check-sentence.ts', 'functions/domain/assistant/check-quotes.ts'],
    tests: [
      'test/functions/domain/assistant/check-sentence.test.ts',
      'test/functions/domain/assistant/check-document-sentence.test.ts',
      'test/functions/domain/assistant/answers-of-the-demo.test.ts',
      'test/functions/domain/insurance/wording/answer-from-wording.test.ts',
      'test/functions/domain/insurance/wording/answers-of-wordings.test.ts',
    ],
  },
];
