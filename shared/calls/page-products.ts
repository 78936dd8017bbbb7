/** What visitors can do with a page besides reading it (specification 2, section 7): so far reporting it. */
import * as z from 'zod';
import { defineCall } from './define-call.ts';
import { visitorForm } from './limits.ts';

export const complaintReasons = ['impersonation', 'misleading', 'offensive', 'spam', 'copyright', 'other'] as const;

export const saveLandingComplaint = defineCall({
  group: 'page-products',
  name: 'saveLandingComplaint',
  method: 'POST',
  path: '/v1/xpage/saveLandingComplaint',
  caller: 'open',
  origin: 'spec',
  summary: 'A visitor reports a page.',
  plan: 'any',
  limits: visitorForm,
  bodyBytes: 16_384,
  input: z.strictObject({
    agentName: z.string().max(60),
    reason: z.enum(complaintReasons),
    text: z.string().max(2_000),
    /** E-mail, when the visitor wants to hear back. */
    contact: z.string().max(254).optional(),
  }),
  output: z.strictObject({ received: z.literal(true) }),
  errors: ['field_required', 'email_invalid'],
  example: {
    input: { agentName: 'mara', reason: 'misleading', text: 'The prices are not the ones that I was asked to pay.' },
    output: { received: true },
  },
  streaming: false,
  effect: true,
  bodyHash: false,
  orderBy: null,
  body: 'json',
});
