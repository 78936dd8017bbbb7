/** The seventeen call groups (and those of the signing session, of support and of the service's own state): each is one Lambda. Column 1 of the registry. */
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
  'service',
] as const;

export type CallGroup = (typeof callGroups)[number];
