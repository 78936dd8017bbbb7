/** The parts of an address as the specifications name them, besides its country. */
export type AddressParts = { addressLine: string; town: string; postcode: string };

/** Where the postcode stands: before or behind the town, behind its comma, or in a line below it. */
type PostcodePlace = 'before' | 'behind' | 'comma' | 'below';

/** What the field of the town asks for; a key of the texts `address`. */
export type TownLabel = 'cityAndState' | 'cityAndProvince' | 'cityAndEmirate' | 'prefectureAndCity' | 'district';

/** In all others it stands before the town: 10115 Berlin. */
const placeOf: Readonly<Record<string, PostcodePlace>> = {
  ...{ US: 'behind', CA: 'behind', AU: 'behind', SG: 'behind', SA: 'behind', MN: 'behind', TH: 'behind', VN: 'behind' },
  ...{ ID: 'behind', LV: 'comma', GB: 'below', IE: 'below', BR: 'below', RU: 'below' },
};

const townLabelOf: Readonly<Record<string, TownLabel>> = {
  ...{ US: 'cityAndState', AU: 'cityAndState', MY: 'cityAndState', MX: 'cityAndState', BR: 'cityAndState' },
  ...{ CA: 'cityAndProvince', CN: 'cityAndProvince', IT: 'cityAndProvince', ID: 'cityAndProvince' },
  ...{ TH: 'cityAndProvince', VN: 'cityAndProvince', AE: 'cityAndEmirate', JP: 'prefectureAndCity' },
  ...{ HK: 'district', MO: 'district' },
};

/** Where forms begin with what is largest: postcode and town, then the street. */
const largeFirst = new Set(['JP', 'KR', 'CN', 'HU']);

/** In letters of China, Japan or Korea an address is written from the largest to the smallest, in one line. */
const isFromLarge = (text: string): boolean => /[\p{Script=Han}\p{Script=Hangul}]/u.test(text);

/** How a form asks for an address in a country. */
export type AddressForm = {
  /** The fields in their order; postcode and town stand beside each other. */
  fields: readonly (keyof AddressParts)[];
  /** Null: a town or city. */
  townLabel: TownLabel | null;
  /** Only the United States say ZIP code. */
  isZipCode: boolean;
};

/** @param country ISO 3166-1 alpha-2 in capitals */
export function addressForm(country: string): AddressForm {
  const isBefore = placeOf[country] === undefined;
  const pair = isBefore ? (['postcode', 'town'] as const) : (['town', 'postcode'] as const);
  return {
    fields: largeFirst.has(country) ? [...pair, 'addressLine'] : ['addressLine', ...pair],
    townLabel: townLabelOf[country] ?? null,
    isZipCode: country === 'US',
  };
}

/**
 * The lines of an address as the post of its country writes them, without name and country; empty parts are left out.
 * The forms are those of Universal Postal Union, as CLDR and libaddressinput give them.
 */
export function addressLines({ addressLine, town, postcode }: AddressParts, country: string): string[] {
  const parts = { street: addressLine.trim(), town: town.trim(), postcode: postcode.trim() };
  return linesOf(parts, country).filter((line) => line !== '');
}

/** The same in one line. */
export const addressText = (parts: AddressParts, country: string): string =>
  addressLines(parts, country).join(isFromLarge(parts.town) ? ' ' : ', ');

type Trimmed = { street: string; town: string; postcode: string };

function linesOf({ street, town, postcode }: Trimmed, country: string): string[] {
  const written = [postcode, town].filter((part) => part !== '');
  if (isFromLarge(town)) {
    const postal = country === 'JP' && postcode !== '' ? `〒${postcode.replace('〒', '')}` : postcode;
    const place = /\p{Script=Hangul}/u.test(town) ? [town, street].filter(Boolean).join(' ') : town + street;
    return country === 'KR' ? [place, postal] : [postal, place];
  }
  if (country === 'HU') return [town, street, postcode];
  const place = placeOf[country] ?? 'before';
  if (place === 'below') return [street, town, postcode];
  if (place === 'before') return [street, written.join(' ')];
  return [street, written.toReversed().join(place === 'comma' ? ', ' : ' ')];
}
