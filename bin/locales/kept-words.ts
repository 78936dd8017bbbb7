/** Texts that are rightly the same as in English: names of trades that the language has taken over, and names. By language. */
const android = 'site.json app.android';

export const keptWords: Readonly<Record<string, readonly string[]>> = {
  it_it: ['industry-roles.json marketing.social'],
  bg_bg: [android],
  el_gr: [android],
  ja_jp: [android],
  ko_kr: [android],
  ru_ru: [android],
  th_th: [android],
  zh_cn: [android],
  zh_hk: [android],
};
