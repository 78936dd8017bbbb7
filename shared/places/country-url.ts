import type { StageName } from '../model/stages.ts';

/** Countries that have a web address of their own, as the specification names them. */
export type CountryWithUrl = 'UK' | 'ID';

/** Stages that are deployed to an address of their own. */
export type DeployedStage = Exclude<StageName, 'local'>;

const prefixOf: Record<CountryWithUrl, string> = { UK: 'gb', ID: 'id' };

const numberOf: Record<DeployedStage, string> = { dev: '1', uat: '3', preprod: '9', prod: '' };

/** The suffix of a country's web address in a stage: `gb1` for UK in dev, `gb` in prod (specification 2, section 9). */
export function countryUrlSuffix(country: CountryWithUrl, stage: DeployedStage): string {
  return `${prefixOf[country]}${numberOf[stage]}`;
}
