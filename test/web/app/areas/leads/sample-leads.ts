import type { Lead } from '../../../../../shared/model/conversation.ts';

export const tom: Lead = {
  leadId: 'lead-tom',
  name: 'Tom Berg',
  phone: '+46701234567',
  country: 'SE',
  message: 'A call on Friday would be perfect.',
  asked: 'What does a first session cost?',
  conversationId: '9c0fb2a4-6f0d-4bb4-8a50-4d7c5b0e9f21',
  status: 'new',
  note: '',
  createdAt: '2026-01-01T23:30:00.000Z',
  consentText: 'By sending this you agree that Mara Lindqvist may contact you.',
  firstContactAt: null,
  remindAt: null,
  folder: 'inbox',
  spamReason: null,
};

export const jonas: Lead = {
  ...tom,
  leadId: 'lead-jonas',
  name: 'Jonas Weber',
  phone: '+4915123456789',
  country: 'DE',
  message: '',
  asked: '',
  conversationId: null,
  status: 'contacted',
  note: 'Send the offer.',
};
