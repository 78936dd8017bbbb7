import type { CountryAbbr } from '../../../../shared/places/countries.ts';

/** What differs for people of one country, or of several with the same rules. The words name no figures but `{{days}}`. */
export type RegionalLaw = {
  id: string;
  /** What the variant is called by: ISO 3166-1 alpha-2, and `EU`. Named in the visitor's language. */
  named: readonly string[];
  /** Each country with the authority that data protection complaints go to. */
  authorities: Partial<Record<CountryAbbr, string>>;
  /** Laws of consumers and contracts, as they are cited there. */
  consumerLaws: readonly string[];
  /** Rights of consumers beside the terms; `{{days}}` is `withdrawalDays`. */
  consumer: readonly string[];
  /** Days in which a purchase can be withdrawn from by law; null where the law gives consumers no general right to. */
  withdrawalDays: number | null;
  dataLaws: readonly string[];
  data: readonly string[];
  /** On unlawful content, where there is more to say than that the country's laws hold. */
  content?: readonly string[];
  /** What one country of several has of its own. */
  own?: Partial<Record<CountryAbbr, readonly string[]>>;
};
