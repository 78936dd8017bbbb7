/** CSV (RFC 4180, with whatever separator it has): a person with a column for each thing, or a list of links. */
import Papa from 'papaparse';
import { channelOfLink, channelValue, phoneValue } from './channel-of-link.ts';
import { BringError, type BroughtContact, type BroughtField, type Found } from './proposal.ts';

type Column = BroughtField | 'first' | 'last' | 'email' | 'phone' | 'link' | 'words';

/** What columns are called, without spaces and capitals; as address books, link lists and spreadsheets name them. */
const names: Record<Column, RegExp> = {
  displayName: /^(?:(?:full|display)?name|formattedname|anzeigename|fn)$/,
  first: /^(?:firstname|givenname|vorname)$/,
  last: /^(?:lastname|familyname|surname|nachname)$/,
  title: /^(?:jobtitle|role|position|profession|occupation|organizationtitle|organization1-title|beruf)$/,
  tagline: /^(?:tagline|slogan|headline)$/,
  organisation: /^(?:company|companyname|organi[sz]ation|organi[sz]ationname|organi[sz]ation1-name|firma)$/,
  location: /^(?:location|city|town|place|ort|stadt)$/,
  aboutMe: /^(?:about|aboutme|bio|biography|summary|notes?|description)$/,
  email: /^(?:e-?mail(?:address)?\d?|e-?mail\d-value)$/,
  phone: /^(?:(?:mobile|work|business|home)?(?:tele)?phone(?:number)?\d?|mobile|tel|phone\d-value|telefon)$/,
  link: /^(?:url|link|website|web|homepage|address|website\d-value)$/,
  words: /^(?:title|label|text|linktitle)$/,
};

/** Throws BringError. */
export function readCsv(text: string, country: string): Found {
  const { data, meta } = Papa.parse<Record<string, string>>(text.trim(), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.toLowerCase().replaceAll(/[\s_.:]/g, ''),
  });
  const headers = meta.fields ?? [];
  const columnOf = (column: Column): string[] => headers.filter((header) => names[column].test(header));
  if (!(Object.keys(names) as Column[]).some((column) => columnOf(column).length > 0))
    throw new BringError('bring_unknown');
  const first = data[0] ?? {};
  const isLinkList = columnOf('link').length > 0 && columnOf('words').length > 0;
  const read = (column: Column): string =>
    columnOf(column)
      .map((header) => first[header]?.trim() ?? '')
      .find(Boolean) ?? '';
  return {
    texts: {
      displayName: read('displayName') || [read('first'), read('last')].filter(Boolean).join(' '),
      title: read('title') || (isLinkList ? '' : read('words')),
      tagline: read('tagline'),
      organisation: read('organisation'),
      location: read('location'),
      aboutMe: read('aboutMe'),
    },
    contacts: (isLinkList ? data : [first]).flatMap((row) => rowContacts(row, columnOf, country)),
    photo: null,
  };
}

function rowContacts(
  row: Record<string, string>,
  columnOf: (column: Column) => string[],
  country: string,
): BroughtContact[] {
  const values = (column: Column): string[] =>
    columnOf(column)
      .map((header) => row[header]?.trim() ?? '')
      .filter(Boolean);
  const words = values('words')[0] ?? '';
  const links = values('link').map((link) => channelOfLink(/^[a-z]+:/i.test(link) ? link : `https://${link}`, country));
  const found = [
    ...values('email').map((address) => channelValue('email', address)),
    ...values('phone').map((number) => phoneValue(number, country)),
    ...links,
  ];
  return found.flatMap((one) => (one ? [{ ...one, displayText: links.includes(one) ? words : '' }] : []));
}
