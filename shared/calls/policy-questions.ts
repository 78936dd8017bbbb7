/** Questions of customers to their own policies, answered out of the wording ("ask my policy"). */
import * as z from 'zod';
import { PolicyId } from '../insurance/policy.ts';
import { MAX_WORDING_QUESTION, WordingAnswer } from '../insurance/wording-answer.ts';
import { languageValues } from '../places/languages.ts';
import { longText } from '../rules/short-text.ts';
import { defineCall } from './define-call.ts';
import { ownerRead as customerRead, policyQuestions } from './limits.ts';

const common = {
  group: 'customer-portal',
  method: 'POST',
  caller: 'customer',
  origin: 'ours',
  plan: 'any',
  errors: [],
  bodyBytes: 8_192,
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;

const policyId = 'A'.repeat(22);

export const askPolicy = defineCall({
  ...common,
  name: 'askPolicy',
  path: '/v1/customerPortal/askPolicy',
  summary:
    'What the wording of the customer’s policy says to a question: exclusions first, with pages. Nothing is kept.',
  limits: policyQuestions,
  input: z.strictObject({ policyId: PolicyId, question: longText(MAX_WORDING_QUESTION, { required: true }) }),
  output: WordingAnswer,
  example: {
    input: { policyId, question: 'Is skiing covered?' },
    output: {
      kind: 'answered',
      language: 'en_us',
      exclusions: [
        {
          text: 'Dangerous sports: skiing and snowboarding without the option.',
          citations: [
            {
              ...{ number: 1, page: 4, section: '7 What is not covered' },
              quote: 'Dangerous sports: skiing and snowboarding without the option.',
            },
          ],
        },
      ],
      sentences: [],
      figures: [{ benefit: 'winterSports', name: 'Winter sports', kind: 'not-covered', amount: null }],
    },
  },
});

export const getPolicyWording = defineCall({
  ...common,
  name: 'getPolicyWording',
  path: '/v1/customerPortal/getPolicyWording',
  summary: 'An address of the PDF of a policy’s wording, good for five minutes.',
  limits: customerRead,
  input: z.strictObject({ policyId: PolicyId, language: z.enum(languageValues) }),
  output: z.strictObject({ url: z.url(), fileName: z.string() }),
  example: {
    input: { policyId, language: 'en_us' },
    output: { url: 'https://documents.example/wording.pdf', fileName: 'travel-hk-1-en_us.pdf' },
  },
});
