import { expect, test } from 'vitest';
import { contactOf } from '../../../../functions/domain/assistant/visitor-contact.ts';
import '../../../kit/function-environment.ts';
import { publicPage } from '../../../kit/rows.ts';

const page = (contactMethod: 'whatsapp' | 'contact-page' | 'none', value?: string) => {
  const whatsapp = {
    id: 'w',
    channel: 'whatsapp' as const,
    displayText: '',
    value: value ?? '',
    isHighlight: false,
    isEnabled: true,
  };
  const { assistant } = publicPage();
  return {
    ...publicPage(),
    contacts: value === undefined ? [] : [whatsapp],
    assistant: { ...assistant, contactMethod },
  };
};

test.each([
  ['none', undefined, { method: 'none', link: null }],
  ['contact-page', '+46 70 123', { method: 'contact-page', link: null }],
  ['whatsapp', '+46 70-123 45 67', { method: 'whatsapp', link: 'https://wa.me/46701234567' }],
  ['whatsapp', undefined, { method: 'contact-page', link: null }],
  ['whatsapp', 'javascript:alert(/x/)', { method: 'contact-page', link: null }],
] as const)('with %s and the number %j a visitor gets %j', (method, value, contact) => {
  expect(contactOf(page(method, value))).toEqual(contact);
});
