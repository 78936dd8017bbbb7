/** Look-ups in the sample data that ships with the project: made up, or written down for demonstration, and never complete. */
import type { CarCountry, FoundAddress, FoundCar } from '../../../../shared/insurance/lookups.ts';
import cars from '../../../../shared/insurance/samples/cars.json' with { type: 'json' };
import gbAddresses from '../../../../shared/insurance/samples/gb-addresses.json' with { type: 'json' };
import hkAddresses from '../../../../shared/insurance/samples/hk-addresses.json' with { type: 'json' };
import idAddresses from '../../../../shared/insurance/samples/id-addresses.json' with { type: 'json' };
import plates from '../../../../shared/insurance/samples/plates.json' with { type: 'json' };
import zipCodes from '../../../../shared/insurance/samples/zip-codes.json' with { type: 'json' };
import { plainPlate } from '../../../../shared/rules/plate.ts';
import type { LookupProvider, WantedCar } from './lookup-provider.ts';

const MOST_ADDRESSES = 20;

const currencies = { MY: 'MYR', TH: 'THB' } as const;

export const sampleLookups: LookupProvider = {
  isSample: true,
  findHkAddresses: async (text) => findWithin(hongKong, text),
  findIdAddresses: async (text) => findWithin(indonesia, text),
  findGbAddresses: async (postcode) => britain.filter((one) => plain(one.postcode) === plain(postcode)),
  findZipCode: async (country, zip) =>
    zips.filter((one) => one.country === country && one.postcode === zip).slice(0, MOST_ADDRESSES),
  listMakes: async (country) => [...new Set(soldIn(country).map(({ make }) => make))].toSorted(),
  listModels: async (country, make) =>
    soldIn(country)
      .filter((car) => isSame(car.make, make))
      .map(({ model }) => model)
      .toSorted(),
  findCars: async (country, wanted) => findCars(country, wanted),
  findPlate: async (country, plate) => findPlate(country, plate),
};

const hongKong: FoundAddress[] = hkAddresses.rows.map(({ en, zh }, index) => ({
  id: `HK-${index + 1}`,
  ...lineTownRegion(en),
  postcode: '',
  country: 'HK',
  local: localAddress(zh),
}));

/** Building and street make the line. */
function lineTownRegion([building = '', street = '', town = '', region = '']: readonly string[]) {
  return { line: `${building}, ${street}`, town, region };
}

/** Chinese addresses begin with the largest part, and so does their line. */
function localAddress([building = '', street = '', town = '', region = '']: readonly string[]) {
  return { line: street + building, town, region };
}

const indonesia: FoundAddress[] = idAddresses.rows.map(({ village, district, city, province, postcode }, index) => ({
  id: `ID-${index + 1}`,
  line: '',
  town: [...new Set([village, district, city])].join(', '),
  region: province,
  postcode,
  country: 'ID',
  local: null,
}));

const britain: FoundAddress[] = gbAddresses.rows.map(({ postcode, line, town, region }, index) => ({
  ...{ id: `GB-${index + 1}`, line, town, region, postcode, country: 'GB', local: null },
}));

const zips: FoundAddress[] = zipCodes.rows.map(({ country, postcode, town, region }, index) => {
  const [latin, local] = [0, 1].map((at) => ({ town: inLetters(town, at), region: inLetters(region, at) }));
  return {
    id: `${country}-${index + 1}`,
    line: '',
    town: latin?.town ?? '',
    region: latin?.region ?? '',
    postcode,
    country,
    local: local?.town ? { line: '', town: local.town, region: local.region } : null,
  };
});

/** Names stand alone, or as a pair of Latin and own letters. */
function inLetters(name: string | readonly string[], at: number): string {
  return (typeof name === 'string' ? [name] : name)[at] ?? '';
}

/** Those that hold every word typed so far, in either letters. */
function findWithin(addresses: readonly FoundAddress[], text: string): FoundAddress[] {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);
  const isFound = ({ line, town, region, postcode, local }: FoundAddress): boolean => {
    const whole = [line, town, region, postcode, ...Object.values(local ?? {})].join(' ').toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  return addresses.filter(isFound).slice(0, MOST_ADDRESSES);
}

const soldIn = (country: CarCountry) => cars.rows.filter((car) => car[currencies[country]].length > 0);

function findCars(country: CarCountry, { make, model, year }: WantedCar): FoundCar[] {
  return soldIn(country)
    .filter((car) => isSame(car.make, make) && (model === undefined || isSame(car.model, model)))
    .flatMap((car) => {
      const years = car[currencies[country]].map((value, index) => ({ year: car.from + index, value }));
      const wanted = years.filter((one) => year === undefined || one.year === year);
      return wanted.map((one) => ({ make: car.make, model: car.model, cc: car.cc, body: car.body, ...one }));
    });
}

function findPlate(country: CarCountry, plate: string): FoundCar | null {
  const wanted = plainPlate(plate);
  const found = plates.rows.find((one) => one.country === country && plainPlate(one.plate) === wanted);
  if (found === undefined) return null;
  const { make, model, year, cc } = found;
  const [car] = findCars(country, { make, model, year });
  return car ?? { make, model, year, cc, body: '', value: 0 };
}

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}
