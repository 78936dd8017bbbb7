import { countries, type CountryAbbr } from './countries.ts';
import type { LanguageValue } from './languages.ts';
import { regionTexts } from './region-texts.ts';

/** What the head of a page says in one region (specification 2, section 3, "Region head-meta"). */
export interface RegionHeadMeta {
  /** ISO alpha-2 of the region's country. */
  readonly region: CountryAbbr;
  readonly title: string;
  readonly description: string;
  /** Parted by commas. */
  readonly keywords: string;
  readonly lang: LanguageValue;
}

/** The language that a region's pages are written in when nobody chose one. */
const languageOf: Record<CountryAbbr, LanguageValue> = {
  US: 'en_us',
  CA: 'en_ca',
  MX: 'es_mx',
  BR: 'pt_br',
  AE: 'ar_ae',
  SA: 'ar_sa',
  GB: 'en_gb',
  IE: 'en_gb',
  FR: 'fr_fr',
  ES: 'es_es',
  PT: 'pt_pt',
  DE: 'de_de',
  AT: 'de_at',
  CH: 'de_ch',
  IT: 'it_it',
  NL: 'nl_nl',
  DK: 'da_dk',
  NO: 'no_no',
  FI: 'fi_fi',
  SE: 'sv_se',
  PL: 'pl_pl',
  CZ: 'cs_cz',
  SK: 'sk_sk',
  HU: 'hu_hu',
  RO: 'ro_ro',
  BG: 'bg_bg',
  RU: 'ru_ru',
  GR: 'el_gr',
  TR: 'tr_tr',
  LV: 'lv_lv',
  EE: 'et_ee',
  LT: 'lt_lt',
  SI: 'sl_si',
  HR: 'hr_hr',
  CN: 'zh_cn',
  HK: 'zh_hk',
  MO: 'zh_hk',
  JP: 'ja_jp',
  KR: 'ko_kr',
  MN: 'en_us',
  TH: 'th_th',
  ID: 'id_id',
  VN: 'vi_vn',
  MY: 'ms_my',
  SG: 'en_gb',
  AU: 'en_gb',
};

/** Head-meta of every region, one per country of the service, in the same order. */
export const regions: readonly RegionHeadMeta[] = countries.map(({ abbr }) => {
  const lang = languageOf[abbr];
  return { region: abbr, lang, ...regionTexts[lang] };
});

const byRegion: ReadonlyMap<string, RegionHeadMeta> = new Map(regions.map((meta) => [meta.region, meta]));

/** Head-meta of a region by its ISO alpha-2 in capitals; undefined when it isn't one of ours. */
export function headMetaFor(region: string): RegionHeadMeta | undefined {
  return byRegion.get(region);
}
