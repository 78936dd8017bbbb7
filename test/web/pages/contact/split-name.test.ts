import { expect, test } from 'vitest';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { splitName } from '../../../../web/pages/contact/split-name.ts';

const names: [name: string, language: LanguageValue, given: string, family: string, rest?: object][] = [
  ['Mara Lindqvist', 'en_us', 'Mara', 'Lindqvist'],
  ['Mara', 'en_us', 'Mara', ''],
  ['Lindqvist, Mara', 'en_us', 'Mara', 'Lindqvist'],
  ['Anna Maria Berg', 'sv_se', 'Anna', 'Berg', { additional: 'Maria' }],
  ['Dr. Jonas Weber', 'de_de', 'Jonas', 'Weber', { prefix: 'Dr.' }],
  ['Prof. Dr. Ilse von der Heide', 'de_de', 'Ilse', 'von der Heide', { prefix: 'Prof. Dr.' }],
  ['Tom Berg Jr.', 'en_us', 'Tom', 'Berg', { suffix: 'Jr.' }],
  ['Tom Berg, PhD', 'en_us', 'Tom', 'Berg', { suffix: 'PhD' }],
  ['M. Lindqvist', 'en_us', 'M.', 'Lindqvist'],
  ['Vincent van Gogh', 'nl_nl', 'Vincent', 'van Gogh'],
  ['María José Carreño Quiñones', 'es_es', 'María', 'Carreño Quiñones', { additional: 'José' }],
  ['Marie DUPONT', 'fr_fr', 'Marie', 'DUPONT'],
  ['CHAN Tai Man', 'zh_hk', 'Tai', 'CHAN', { additional: 'Man' }],
  ['Nagy Anna Mária', 'hu_hu', 'Anna', 'Nagy', { additional: 'Mária' }],
  ['Nguyễn Văn An', 'vi_vn', 'Văn', 'Nguyễn', { additional: 'An' }],
  ['王小明', 'zh_cn', '小明', '王'],
  ['陳美', 'zh_hk', '美', '陳'],
  ['歐陽修文', 'zh_hk', '修文', '歐陽'],
  ['欧阳修', 'zh_cn', '修', '欧阳'],
  ['陳 大文', 'zh_hk', '大文', '陳'],
  ['陳大文 David Chan', 'zh_hk', 'David', 'Chan'],
  ['David Chan', 'zh_hk', 'David', 'Chan'],
  ['김민준', 'ko_kr', '민준', '김'],
  ['남궁민수', 'ko_kr', '민수', '남궁'],
  ['山田 太郎', 'ja_jp', '太郎', '山田'],
  ['山田太郎', 'ja_jp', '山田太郎', ''],
  ['さくら', 'ja_jp', 'さくら', ''],
  ['خالد المنصوري', 'ar_ae', 'خالد', 'المنصوري'],
  ['عبد الله الحارثي', 'ar_ae', 'عبد الله', 'الحارثي'],
  ['محمد بن راشد آل مكتوم', 'ar_ae', 'محمد', 'آل مكتوم', { additional: 'بن راشد' }],
  ['خالد بن الوليد', 'ar_sa', 'خالد', 'بن الوليد'],
  ['สมชาย ใจดี', 'th_th', 'สมชาย', 'ใจดี'],
  ['Анна Петрова', 'ru_ru', 'Анна', 'Петрова'],
  ['', 'en_us', '', ''],
  ['Dr.', 'en_us', 'Dr.', ''],
];

test.each(names)('%j (%s) is %j of the family %j', (name, language, given, family, rest = {}) => {
  expect(splitName(name, language)).toEqual({ prefix: '', additional: '', suffix: '', ...rest, given, family });
});
