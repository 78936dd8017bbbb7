/** vCards 3.0 and 4.0 (RFC 2426, RFC 6350), and those of 2.1 that phones still write. */
import ICAL from 'ical.js';
import * as z from 'zod';
import { channelOfLink, channelValue, phoneValue, type ChannelValue } from './channel-of-link.ts';
import { BringError, type BroughtContact, type Found } from './proposal.ts';
import { modernVcard } from './modern-vcard.ts';

/** jCard (RFC 7095): name, parameters, type, values. */
const Property = z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()]).rest(z.unknown());
const Card = z.tuple([z.literal('vcard'), z.array(Property)]).rest(z.unknown());
type Property = z.infer<typeof Property>;

/** Of the first card. Throws BringError. */
export function readVcard(text: string, country: string): Found {
  const properties = parse(text);
  const textOf = (name: string): string =>
    properties
      .filter(([own]) => own === name)
      .map(([, , , ...values]) => values.flat(2).filter(isText).join(' ').trim())[0] ?? '';
  const organisation = textOf('org');
  const title = textOf('title') || textOf('role');
  return {
    texts: {
      displayName: textOf('fn') || nameOf(properties),
      title: title || organisation,
      ...(title !== '' && organisation !== '' ? { tagline: organisation } : {}),
      location: placeOf(properties),
      aboutMe: textOf('note'),
    },
    contacts: properties.flatMap((property) => contactOf(property, country)),
    photo: photoOf(properties),
  };
}

function parse(text: string): Property[] {
  try {
    const parsed: unknown = ICAL.parse(modernVcard(text));
    const first: unknown = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed[0] : parsed;
    return Card.parse(first)[1];
  } catch (error) {
    throw new BringError('bring_damaged', error);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Family; given; additional; prefix; suffix. */
function nameOf(properties: readonly Property[]): string {
  const parts = properties.find(([name]) => name === 'n')?.[3];
  if (!Array.isArray(parts)) return '';
  const [family, given] = parts.map((part: unknown) => (isText(part) ? part : ''));
  return [given, family].filter(Boolean).join(' ');
}

/** Town and country of the first address; a home's street is nobody's business. */
function placeOf(properties: readonly Property[]): string {
  const parts = properties.find(([name]) => name === 'adr')?.[3];
  if (!Array.isArray(parts)) return '';
  return [parts[3], parts[6]].filter((part): part is string => isText(part) && part !== '').join(', ');
}

function contactOf([name, parameters, , ...values]: Property, country: string): BroughtContact[] {
  const value = values.flat(2).find(isText) ?? '';
  const found = valueOf(name, value, parameters, country);
  return found ? [{ ...found, displayText: '' }] : [];
}

function valueOf(name: string, value: string, parameters: object, country: string): ChannelValue | null {
  switch (name) {
    case 'email':
      return channelValue('email', value.replace(/^mailto:/i, ''));
    case 'tel':
      return isFax(parameters) ? null : phoneValue(value.replace(/^tel:/i, ''), country);
    case 'url':
    case 'x-socialprofile':
    case 'socialprofile':
    case 'impp':
      return channelOfLink(/^[a-z]+:/i.test(value) ? value : `https://${value}`, country);
    default:
      return null;
  }
}

function isFax(parameters: object): boolean {
  return JSON.stringify(parameters).toLowerCase().includes('fax');
}

/** A picture that is in the card itself; one that is elsewhere is not asked for. */
function photoOf(properties: readonly Property[]): Blob | null {
  const photo = properties.find(([name]) => name === 'photo' || name === 'logo');
  const value = photo?.slice(3).find(isText);
  if (value === undefined) return null;
  const base64 = (/^data:[^,]*;base64,(.+)$/s.exec(value)?.[1] ?? value).replaceAll(/\s/g, '');
  return /^[A-Za-z0-9+/]{100,}={0,2}$/.test(base64) ? new Blob([bytesOf(base64)]) : null;
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
