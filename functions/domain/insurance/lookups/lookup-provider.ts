/**
 * Who is asked for addresses, cars and plates. Real providers are put behind this port for each country; until then the
 * samples that ship with the project answer, and every answer says so.
 */
import type { CarCountry, FoundAddress, FoundCar } from '../../../../shared/insurance/lookups.ts';

export type WantedCar = { make: string; model?: string | undefined; year?: number | undefined };

export interface LookupProvider {
  isSample: boolean;
  /** By words typed so far, at most 20. */
  findHkAddresses(text: string): Promise<FoundAddress[]>;
  /** By words typed so far or a postcode, at most 20. */
  findIdAddresses(text: string): Promise<FoundAddress[]>;
  /** Of a postcode, written with or without its space. */
  findGbAddresses(postcode: string): Promise<FoundAddress[]>;
  findZipCode(country: CarCountry, zip: string): Promise<FoundAddress[]>;
  listMakes(country: CarCountry): Promise<string[]>;
  listModels(country: CarCountry, make: string): Promise<string[]>;
  findCars(country: CarCountry, wanted: WantedCar): Promise<FoundCar[]>;
  /** Null where none is known. */
  findPlate(country: CarCountry, plate: string): Promise<FoundCar | null>;
}

/** Loaded where it is first asked: the samples are large. */
export async function lookupProvider(): Promise<LookupProvider> {
  return (await import('./sample-lookups.ts')).sampleLookups;
}
