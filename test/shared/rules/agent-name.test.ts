import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageValues } from '../../../shared/places/languages.ts';
import { AgentName, canonicalAgentName, checkAgentName, isReservedName } from '../../../shared/rules/agent-name.ts';
import { skeleton } from '../../../shared/rules/confusables.ts';
import { reservedNames } from '../../../shared/rules/reserved-names.ts';
import { suggestAgentName } from '../../../shared/rules/suggest-agent-name.ts';
import { anyText, expectToStandAnyText } from './hostile-text.ts';

describe('checkAgentName', () => {
  it.each([
    'mara',
    'mara-lindqvist',
    'Mara-Lindqvist',
    '  mara ',
    'anna2',
    '123',
    'a-b-c',
    'x'.repeat(30),
    'josé',
    'jürgen-groß',
    'İbrahim',
    'nguyễn-văn-anh',
    'анна-иванова',
    'μαρία',
    'ΜΆΡΙΟΣ',
    '王小明',
    'たなか',
    '田中さくら',
    'タナカー',
    '김민수',
    'สมชาย-ใจดี',
    'प्रिया',
    'ｍａｒａ',
    'fifi',
    'dede',
  ])('accepts %s', (name) => {
    expect(checkAgentName(name)).toBeUndefined();
  });

  it.each([
    ['ma', 'name_too_short'],
    ['', 'name_too_short'],
    ['李娜', 'name_too_short'],
    ['x'.repeat(31), 'name_too_long'],
    ['x'.repeat(100_000), 'name_too_long'],
    ['-mara', 'name_invalid'],
    ['mara-', 'name_invalid'],
    ['ma--ra', 'name_invalid'],
    ['ma ra', 'name_invalid'],
    ['ma.ra', 'name_invalid'],
    ['ma_ra', 'name_invalid'],
    ['ma/ra', 'name_invalid'],
    ['ma%2fra', 'name_invalid'],
    ['<script>', 'name_invalid'],
    ['ma\u200bra', 'name_invalid'],
    ['ma\u200dra', 'name_invalid'],
    ['\ufeffmara', 'name_invalid'],
    ['ma\u00adra', 'name_invalid'],
    ['mara\u202egnp', 'name_invalid'],
    ['\u2066mara\u2069', 'name_invalid'],
    ['mara\u0000', 'name_invalid'],
    ['mara\n', 'name_invalid'],
    ['mara\u3164', 'name_invalid'],
    ['mara\ud800', 'name_invalid'],
    ['mara\u{e0041}', 'name_invalid'],
    ['mar\u{1f600}', 'name_invalid'],
    ['محمد', 'name_invalid'],
    ['יוסף', 'name_invalid'],
    ['mаra', 'name_invalid'],
    ['maρa', 'name_invalid'],
    ['mara王', 'name_invalid'],
    ['ma\u0332ra', 'name_invalid'],
    ['ก็็็็็', 'name_invalid'],
    ['mara١', 'name_invalid'],
    ['ǀǀǀǀ', 'name_invalid'],
    ['ﷺ', 'name_invalid'],
  ])('refuses %j with %s', (name, code) => {
    expect(checkAgentName(name)).toBe(code);
  });

  it.each(reservedNames)('keeps %s for the site', (name) => {
    expect(checkAgentName(name)).toBe('name_reserved');
    expect(checkAgentName(name.toUpperCase())).toBe('name_reserved');
  });

  it('keeps the 42 language values, with a hyphen too', () => {
    const free = languageValues
      .flatMap((value) => [value, value.replace('_', '-')])
      .filter((name) => !isReservedName(name));
    expect(free).toEqual([]);
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(checkAgentName);
    expectToStandAnyText(skeleton);
    expectToStandAnyText(canonicalAgentName);
  });

  it('accepts only names whose stored form it accepts again, and which stay as they are', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = AgentName.safeParse(text);
        if (!result.success) return;
        expect(AgentName.parse(result.data)).toBe(result.data);
        expect(skeleton(result.data)).toBe(skeleton(text.trim()));
      }),
      { numRuns: 2000 },
    );
  });

  it('gives the stored form: folded, composed, trimmed', () => {
    expect(AgentName.parse(' Ｍara-Groß ')).toBe('mara-gross');
    expect(AgentName.parse('ΜΆΡΙΟΣ')).toBe(AgentName.parse('μάριοσ'));
  });
});

const takenNames = [
  'mara-lindqvist',
  'oliver-bloom',
  'wim-moss',
  'paco',
  'xenia-cox',
  'jim-soyer',
  'анна-петрова',
  'カエロ',
];

const taken: ReadonlySet<string> = new Set(takenNames.map(skeleton));

/** What an impostor would try, by hand: ASCII, accents, whole words in another script, width, case, invisible parts. */
const handMade = [
  'rnara-lindqvist',
  'mara-1indqvist',
  'mara-lindqv1st',
  'mara-iindqvist',
  'MARA-LINDQVIST',
  'mará-líndqvist',
  'ｍａｒａ-lindqvist',
  'mara-lindqvi5t',
  'mara-\u200blindqvist',
  'mara-lindqvist\u202e',
  'mara‐lindqvist',
  '0liver-bloom',
  'oliver-b1oorn',
  'o1iver-bl00m',
  'oliver-bloorn',
  'ólivęr-bløøm',
  'oiiver-bloom',
  'ol1ver-bl0om',
  'vvim-moss',
  'wirn-moss',
  'w1m-m0ss',
  'vvlm-rno55',
  'wim-mo5s',
  'ẃiṃ-ṃoşş',
  'wım-moss',
  'расо',
  'РАСО',
  'pac0',
  'pacó',
  'pаcо',
  'раcо',
  'ρaco',
  'xen1a-cox',
  'xenia-c0x',
  'xenla-cox',
  'jirn-soyer',
  'jim-s0yer',
  'jlm-5oyer',
  'ĵim-šoÿer',
  'анна-пeтрова',
  'анна-петрoва',
  'анна-пеtрова',
  'aнна-петрова',
  'カ工口',
  '力工口',
  'カエ口',
];

const reservedTargets = ['admin', 'support', 'pricing', 'login', 'x-id-sign-in', 'learning', 'app-download', 'portal'];

const reservedHandMade = [
  'adrnin',
  'adm1n',
  'admln',
  '4dmin',
  'ádmin',
  'аdmin',
  'ad-min',
  'ａｄｍｉｎ',
  'ADMIN',
  'admın',
  '5upport',
  'supp0rt',
  'supporт',
  'sup-port',
  'şupport',
  '5upp0rt',
  'suррort',
  'support\u200d',
  'pr1cing',
  'prlcing',
  'pric1ng',
  'pricin9',
  'l0gin',
  '1ogin',
  'log1n',
  'iogin',
  'lo9in',
  'l-o-g-i-n',
  'xid-sign-in',
  'x-id-signin',
  'x-1d-sign-in',
  'xidsignin',
  'l3arning',
  'learn1ng',
  'iearning',
  '1earning',
  'app-d0wnload',
  'app-downioad',
  'app-dovvnload',
  'appdownload',
  'p0rtal',
  'porta1',
  'portai',
  'por7al',
  'рortal',
  'en-us',
  'en-u5',
  'zh-hk',
  '1d-id',
  'ld-ld',
];

/** Every letter of a name in turn replaced by each character that the skeleton takes for it. */
function lookAlikesOf(name: string, stand: ReadonlyMap<string, string[]>): string[] {
  const letters = [...name];
  return letters.flatMap((letter, index) =>
    (stand.get(letter) ?? []).map((other) => letters.with(index, other).join('')),
  );
}

/** Written here anew, from the Unicode confusables, so that a gap in the rule's own table shows. */
const standIns: ReadonlyMap<string, string[]> = new Map([
  ['a', ['а', 'α', 'ɑ', 'á', 'ą', 'ａ', '𝐚', '𝒂', 'ⓐ']],
  ['c', ['с', 'ϲ', 'ç', 'ⅽ', 'ｃ']],
  ['d', ['ԁ', 'đ', 'ⅾ', 'ｄ']],
  ['e', ['е', 'є', 'é', 'ę', 'ｅ', 'ℯ']],
  ['g', ['ɡ', 'ğ', 'ց', 'ｇ']],
  ['i', ['і', 'ι', 'ı', 'í', '1', 'l', 'ｉ', 'ⅰ']],
  ['l', ['ӏ', 'ł', '1', 'i', 'ⅼ', 'ｌ', 'I']],
  ['m', ['м', 'rn', 'ⅿ', 'ｍ', 'ṃ']],
  ['n', ['п', 'ո', 'ñ', 'η', 'ｎ']],
  ['o', ['о', 'ο', 'օ', '0', 'ø', 'ö', 'ｏ', 'ℴ']],
  ['p', ['р', 'ρ', 'ｐ', 'þ']],
  ['r', ['г', 'ŗ', 'ｒ']],
  ['s', ['ѕ', 'ş', '5', 'ſ', 'ｓ']],
  ['t', ['т', 'τ', 'ţ', 'ｔ']],
  ['u', ['υ', 'ս', 'ü', 'ｕ']],
  ['v', ['ν', 'ѵ', 'ｖ', 'ⅴ']],
  ['w', ['ѡ', 'ԝ', 'vv', 'ŵ', 'ｗ']],
  ['x', ['х', 'χ', 'ⅹ', 'ｘ']],
  ['y', ['у', 'γ', 'ý', 'ｙ']],
]);

const generated = takenNames.flatMap((name) => lookAlikesOf(name, standIns));
const generatedReserved = reservedTargets.flatMap((name) => lookAlikesOf(name, standIns));

describe('look-alikes', () => {
  it('are tried by the hundred', () => {
    expect(new Set([...handMade, ...reservedHandMade]).size).toBeGreaterThan(90);
    expect(new Set([...handMade, ...reservedHandMade, ...generated, ...generatedReserved]).size).toBeGreaterThan(400);
  });

  it('of taken names are all refused', () => {
    const accepted = [...handMade, ...generated].filter((name) => checkAgentName(name, taken) === undefined);
    expect(accepted).toEqual([]);
  });

  it('of reserved names are all refused, with nothing taken', () => {
    const accepted = [...reservedHandMade, ...generatedReserved].filter((name) => checkAgentName(name) === undefined);
    expect(accepted).toEqual([]);
  });

  it('that are good names by themselves are refused for their looks alone', () => {
    const goodByThemselves = [...handMade, ...generated].filter((name) => checkAgentName(name) === undefined);
    expect(new Set(goodByThemselves).size).toBeGreaterThan(100);
    expect(goodByThemselves.filter((name) => checkAgentName(name, taken) !== 'name_taken')).toEqual([]);
  });

  it('do not keep off people whose names only resemble each other to the ear', () => {
    const others = [
      'mara-lindquist',
      'marah-lindqvist',
      'oliver-blum',
      'wim-mosse',
      'paca',
      'xenia-fox',
      'анна-иванова',
    ];
    expect(others.map((name) => checkAgentName(name, taken))).toEqual(others.map(() => undefined));
  });
});

describe('suggestAgentName', () => {
  it.each([
    ['Mara Lindqvist', 'mara-lindqvist'],
    ['Zoë van der Łukasz', 'zoe-van-der-lukasz'],
    ["Seán O'Brien", 'sean-obrien'],
    ['Dr. Jürgen Groß', 'dr-jurgen-gross'],
    ['Nguyễn Văn Anh', 'nguyen-van-anh'],
    ['王小明', '王小明'],
    ['Анна Йовкова', 'анна-йовкова'],
    ['Admin', 'admin-page'],
    ['李娜', '李娜-1'],
    ['محمد', 'my-page'],
    ['', 'my-page'],
    ['Maximilian Alexander von Hohenstein-Waldburg', 'maximilian-alexander-von-hohen'],
  ])('makes of %j %s', (fullName, name) => {
    expect(suggestAgentName(fullName)).toBe(name);
  });

  it('always suggests a name that is accepted', () => {
    fc.assert(
      fc.property(anyText, (fullName) => {
        expect(checkAgentName(suggestAgentName(fullName))).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
    expectToStandAnyText(suggestAgentName);
  });
});
