/** How a visitor reaches the owner when there is no answer. */
import type { PublicPage } from '../../../shared/model/page.ts';

export type VisitorContact = { method: 'whatsapp' | 'contact-page' | 'none'; link: string | null };

export function contactOf({ contacts, assistant }: PublicPage): VisitorContact {
  if (assistant.contactMethod !== 'whatsapp') return { method: assistant.contactMethod, link: null };
  const digits = contacts.find((entry) => entry.channel === 'whatsapp')?.value.replaceAll(/\D/g, '');
  return digits ? { method: 'whatsapp', link: `https://wa.me/${digits}` } : { method: 'contact-page', link: null };
}
