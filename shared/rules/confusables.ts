/**
 * Look-alikes after NFKC, lower case and without accents, by the Latin letter that they pass for: Cyrillic, Greek,
 * Armenian, Georgian and other letters, Latin letters with strokes, hooks and small capitals (after the confusables of
 * Unicode Technical Standard 39). Fullwidth, mathematical and circled forms are gone after NFKC.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  ae: 'æӕ',
  b: 'вьъбҍƀƅɓʙβѣ',
  bl: 'ы',
  c: 'сϲҫƈᴄɕ',
  d: 'ԁԃđɖɗðδᴅ',
  e: 'еєэҽҿεəɛɘᴇէ',
  f: 'ғƒϝꜰքẝ',
  g: 'ԍɡɢɠǥց',
  h: 'һнћђңҥӈӊħɦʜհի',
  i: 'іιıɩɪɨ',
  j: 'јϳȷɉʝᴊյ',
  k: 'кκқҝҟҡӄĸƙᴋ',
  l: 'ӏłɫʟǀլ',
  lo: 'ю',
  m: 'мӎᴍɱ',
  n: 'пиηπԥŋɲɴƞոռղ',
  o: 'оοσςθөѳѻøɵᴏօჿഠဝං〇',
  oe: 'œ',
  p: 'рρϱҏþϸƥᴘ',
  q: 'ԛʠɋզգ',
  r: 'гґяʀɍɼɽᴦ',
  s: 'ѕʂꜱƽ',
  ss: 'ß',
  t: 'тτҭŧƭʈᴛ',
  u: 'υμцџʋᴜս',
  v: 'νѵᴠ',
  w: 'ѡԝωшщᴡա',
  x: 'хχҳӽӿж',
  y: 'уγүұʏყ',
  z: 'ζʐƶȥᴢ',
  3: 'зӡʒ',
  4: 'ч',
  一: 'ー',
  二: 'ニ',
  三: 'ミ',
  八: 'ハ',
  力: 'カ',
  匕: 'ヒ',
  千: 'チ',
  卜: 'ト',
  口: 'ロ',
  夕: 'タ',
  工: 'エェ',
  丿: 'ノ',
  へ: 'ヘ',
  り: 'リ',
};

/** Latin letters and digits that pass for each other in many typefaces; each stands for its whole family. */
const closeForms: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 5: 's', m: 'rn', w: 'vv' };

/** All look-alikes with what they pass for. */
export const confusables: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([form, letters]) =>
    [...letters].map((letter): [string, string] => [letter, form]),
  ),
);

/** Longer than any form of 30 characters that people type; nothing is worked out for what comes after. */
export const maxTypedNameLength = 120;

/**
 * What a name looks like: two names with one skeleton can be mistaken for each other (UTS 39, section 4, carried
 * further by digits, accents and the pairs rn/m and vv/w). Never shown to anyone. Linear.
 */
export function skeleton(name: string): string {
  const bare = name
    .slice(0, maxTypedNameLength)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '');
  const latin = [...bare].map((character) => confusables.get(character) ?? character).join('');
  return [...latin].map((character) => closeForms[character] ?? character).join('');
}
