/** The seventeen call groups (and the signing session's and support's): each is one Lambda. Column 1 of the registry. */
export const callGroups = [
  'session',
  'document-chat',
  'page-products',
  'landing-page',
  'assistant-coach',
  'document-chat-editor',
  'learning-portal',
  'agent',
  'page-assets',
  'account',
  'billing',
  'insurance-catalogue',
  'insurance-quote',
  'insurance-reference',
  'policy',
  'payment',
  'customer-portal',
  'support',
] as const;

export type CallGroup = (typeof callGroups)[number];
