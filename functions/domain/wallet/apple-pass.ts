/**
 * A pass for Apple Wallet of the style `generic`: what a contact card says, with the code of the page. Source: Apple, Wallet
 * Passes (Pass, PassFields) and Wallet Developer Guide. iOS takes a newer pass of the same serial number in place of the older.
 */
import { PKPass } from 'passkit-generator';
import { parseHexColour } from '../../../shared/rules/hex-colour.ts';
import type { PassContent, PassLabels } from './pass-content.ts';
import type { AppleKeys } from './wallet-keys.ts';

/** Pictures of a pass by file name. */
export type PassPictures = Record<string, Buffer>;

type Field = { key: string; label?: string; value: string };

/** The signed file. */
export function applePass(content: PassContent, pictures: PassPictures, keys: AppleKeys): Buffer {
  const { certificate: signerCert, key: signerKey, wwdr, passType, team } = keys;
  const own = ownLabels(content);
  const pass = new PKPass(
    pictures,
    { signerCert, signerKey, wwdr },
    {
      passTypeIdentifier: passType,
      teamIdentifier: team,
      serialNumber: content.serial,
      organizationName: content.company || content.name,
      description: own.description,
      logoText: content.company || content.name,
      backgroundColor: rgb(content.background),
      foregroundColor: rgb(content.text),
      labelColor: rgb(content.text),
    },
  );
  pass.type = 'generic';
  pass.primaryFields.push({ key: 'name', value: content.name });
  pass.secondaryFields.push(...filled([field('title', own.title, content.title)]));
  pass.auxiliaryFields.push(
    ...filled([field('phone', own.phone, content.phone), field('email', own.email, content.email)]),
  );
  pass.backFields.push(...backFields(content, own));
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: content.address,
    messageEncoding: 'utf-8',
    altText: content.address.replace(/^https?:\/\//, ''),
  });
  for (const [language, labels] of Object.entries(content.labels)) {
    pass.localize(language, translations(own, named(labels, content.name)));
  }
  return pass.getAsBuffer();
}

/** All that the page says of how to reach its owner: there is room on the back. */
function backFields(content: PassContent, own: PassLabels): Field[] {
  const links = content.links.map(({ label, address }, index) => field(`link${index}`, label, address));
  return filled([
    field('page', own.page, content.address),
    field('company', own.company, content.company),
    field('mobile', own.phone, content.phone),
    field('mail', own.email, content.email),
    field('place', own.place, content.place),
    ...links,
    { key: 'tagline', value: content.tagline },
  ]);
}

const field = (key: string, label: string, value: string): Field => ({ key, label, value });

const filled = (fields: Field[]): Field[] => fields.filter(({ value }) => value !== '');

/** The labels of the page's language stand in the pass: a phone in a language that has no translation shows them. */
function ownLabels({ labels, language, name }: PassContent): PassLabels {
  const own = labels[language];
  if (!own) throw new Error(`The pass has no labels in ${language}, the language of its page.`);
  return named(own, name);
}

function named(labels: PassLabels, name: string): PassLabels {
  return { ...labels, description: labels.description.replace('{{name}}', name) };
}

/** By what stands in the pass. */
function translations(own: PassLabels, translated: PassLabels): Record<string, string> {
  const parts = Object.keys(own) as (keyof PassLabels)[];
  return Object.fromEntries(parts.map((part) => [own[part], translated[part]]));
}

/** The form that passes take. */
function rgb(colour: string): string {
  const { red, green, blue } = parseHexColour(colour) ?? { red: 0, green: 0, blue: 0 };
  return `rgb(${red}, ${green}, ${blue})`;
}
