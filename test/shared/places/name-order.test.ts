import { describe, expect, it } from 'vitest';
import { fullName, greetingName, isFamilyFirst } from '../../../shared/places/name-order.ts';

describe('a whole name', () => {
  it.each([
    ['Mara', 'Lindqvist', 'sv_se', 'Mara Lindqvist'],
    ['子晴', '陳', 'zh_hk', '陳子晴'],
    ['太郎', '山田', 'en_us', '山田太郎'],
    ['민수', '김', 'ko_kr', '김민수'],
    ['サクラ', '佐々木', 'ja_jp', '佐々木サクラ'],
    ['アンナ', 'ミュラー', 'ja_jp', 'アンナ・ミュラー'],
    ['Mei Ling', 'Chan', 'zh_hk', 'Mei Ling Chan'],
    ['Anna', 'Nagy', 'hu_hu', 'Nagy Anna'],
    ['Văn An', 'Nguyễn', 'vi-VN', 'Nguyễn Văn An'],
    ['Anna', 'Nagy', 'de_de', 'Anna Nagy'],
    ['محمد', 'العلي', 'ar_ae', 'محمد العلي'],
    ['Siti', '', 'id_id', 'Siti'],
    ['Siti', '', 'hu_hu', 'Siti'],
    [' Ana ', ' Kolar ', 'hr_hr', 'Ana Kolar'],
    ['', '', 'en_us', ''],
  ])('of %s and %s in %s is %s', (first, last, language, whole) => {
    expect(fullName(first, last, language)).toBe(whole);
  });
});

describe('a greeting', () => {
  it.each([
    ['Mara Lindqvist', 'sv_se', 'Mara'],
    ['  Mara  Lindqvist', 'en_us', 'Mara'],
    ['محمد العلي', 'ar_sa', 'محمد'],
    ['Nagy Anna', 'hu_hu', 'Nagy Anna'],
    ['Nguyễn Văn An', 'vi_vn', 'Nguyễn Văn An'],
    ['山田 太郎', 'ja_jp', '山田 太郎'],
    ['陳 子晴', 'en_us', '陳 子晴'],
    ['', 'en_us', ''],
  ])('of %s in %s says %s', (name, language, greeted) => {
    expect(greetingName(name, language)).toBe(greeted);
  });
});

it('forms ask for the family first in five languages', () => {
  const asked = ['zh_cn', 'zh-HK', 'ja_jp', 'ko_kr', 'hu_hu', 'vi_vn', 'en_us', 'th_th', 'ar_ae', ''].filter(
    isFamilyFirst,
  );
  expect(asked).toEqual(['zh_cn', 'zh-HK', 'ja_jp', 'ko_kr', 'hu_hu', 'vi_vn']);
});
