/** What the publish job draws for a pass, and keys to sign it with. */
import type { PassContent, PassLabels } from '../../../../functions/domain/wallet/pass-content.ts';
import { makeWalletKeys } from '../../../../infra/local/wallet-keys.ts';
import { NOW } from '../../../kit/call-context.ts';

export type LocalKeys = {
  apple: { certificate: string; key: string; wwdr: string; root: string };
  google: { client_email: string; private_key: string };
};

/** The text of the secret, as the small cloud makes it; once for each test file, as keys take a moment. */
export const walletSecret = makeWalletKeys(NOW);
export const localKeys = JSON.parse(walletSecret) as LocalKeys;

const english: PassLabels = {
  description: 'Contact card of {{name}}',
  title: 'Profession',
  company: 'Company',
  phone: 'Phone',
  email: 'E-mail',
  place: 'Location',
  page: 'Page',
};

export function samplePass(changes: Partial<PassContent> = {}): PassContent {
  return {
    serial: 'a'.repeat(24),
    language: 'en-US',
    labels: { 'en-US': english, de: { ...english, title: 'Beruf', description: 'Kontaktkarte von {{name}}' } },
    name: 'Mara Lindqvist',
    title: 'Interior designer',
    company: 'Studio Lindqvist',
    phone: '+46 70 123 45 67',
    email: 'mara@lindqvist.studio',
    place: 'Stockholm, Sweden',
    tagline: 'Rooms that stay calm when life does not.',
    address: 'https://xpage.example/mara',
    links: [{ label: 'Portfolio', address: 'https://lindqvist.studio/' }],
    background: '#1f3a5f',
    text: '#ffffff',
    photo: '/m/a/01J.webp',
    publishedAt: NOW.toISOString(),
    ...changes,
  };
}
