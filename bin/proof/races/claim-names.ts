/** Many owners claim one user name at the same moment (SECURITY.md T21), and names that look like it (T48). */
import { insertProfile } from '../../../shared/calls/landing-page.ts';
import { newName, type LivePage, type Owner } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';

export type ClaimResult = {
  /** Owners who were told that the name is theirs. */
  winners: number;
  /** Owners who were told that it is taken. */
  refused: number;
  /** Every other answer. */
  others: string[];
  /** Whether the stored name belongs to the one who was told so. */
  isConsistent: boolean;
};

/** One claim of a new name by every owner, at once; `versions` keeps where each one's draft stands. */
export async function claimName(
  { client, tables }: Proof,
  owners: readonly Owner[],
  versions: Map<string, number>,
): Promise<ClaimResult> {
  const agentName = newName();
  const answers = await Promise.all(
    owners.map(async (owner) => {
      const version = versions.get(owner.accountId) ?? 0;
      const answer = await client.call(insertProfile, { version, profile: { agentName } }, { token: owner.idToken });
      if (answer.http === 200) versions.set(owner.accountId, version + 1);
      return { owner, answer };
    }),
  );
  const won = answers.filter(({ answer }) => answer.http === 200);
  const refused = answers.filter(({ answer }) => answer.code === 'name_taken');
  const names = (await tables.scan('pages')).filter((row) => row.sk === 'NAME' && row['agentName'] === agentName);
  return {
    winners: won.length,
    refused: refused.length,
    others: answers.filter((one) => !won.includes(one) && !refused.includes(one)).map(({ answer }) => answer.text),
    isConsistent: names.length === 1 && names[0]?.['accountId'] === won[0]?.owner.accountId,
  };
}

/** Letters, digits and pairs that a reader takes for one another, with what shows nothing or turns the direction. */
const TAKEN_FOR: Readonly<Record<string, readonly string[]>> = {
  a: ['а', 'α', 'ａ', 'á', 'ɑ'],
  b: ['ｂ', 'ƀ'],
  c: ['с', 'ϲ', 'ｃ', 'ç'],
  d: ['ԁ', 'ｄ', 'đ'],
  e: ['е', 'ｅ', 'é', 'ё'],
  f: ['ｆ'],
  g: ['ɡ', 'ｇ'],
  h: ['һ', 'ｈ', 'ħ'],
  i: ['і', 'ı', '1', 'l', 'í'],
  j: ['ј', 'ｊ'],
  k: ['к', 'ｋ'],
  l: ['1', 'I', 'ӏ', 'ｌ', 'ł'],
  m: ['rn', 'ｍ', 'м'],
  n: ['ｎ', 'ñ'],
  o: ['0', 'о', 'ο', 'ö', 'ｏ'],
  p: ['р', 'ｐ'],
  q: ['ｑ'],
  r: ['г', 'ｒ'],
  s: ['ѕ', 'ｓ'],
  t: ['ｔ'],
  v: ['ν', 'ｖ'],
  w: ['vv', 'ｗ', 'ѡ'],
  x: ['х', 'ｘ'],
  z: ['ｚ'],
};
const UNSEEN = ['\u200B', '\u200D', '\u00AD', '\u2060', '\u202E', '\uFEFF'];

/** Names that a visitor takes for `name`, at least `count` of them: one or two places changed. */
export function lookAlikesOf(name: string, count: number): string[] {
  const changed = (word: string): string[] =>
    [...word].flatMap((letter, at) =>
      (TAKEN_FOR[letter] ?? []).map((other) => `${word.slice(0, at)}${other}${word.slice(at + 1)}`),
    );
  const unseen = [...name].flatMap((_, at) => UNSEEN.map((mark) => `${name.slice(0, at)}${mark}${name.slice(at)}`));
  const found = [...new Set([name.toUpperCase(), ...unseen, ...changed(name), ...changed(name).flatMap(changed)])];
  return found.filter((one) => one !== name).slice(0, count);
}

/** Another owner's tries of names that look like that of a live page; gives those that were let through. */
export async function claimLookAlikes(
  { client, tables }: Proof,
  { agentName }: LivePage,
  other: Owner,
  count: number,
): Promise<{ tried: number; taken: string[] }> {
  const names = lookAlikesOf(agentName, count);
  const taken: string[] = [];
  for (const [index, name] of names.entries()) {
    // Sixty writes of an owner a minute are let through: here it is the names that are looked at.
    if (index % 20 === 0) await tables.liftLimit(insertProfile, 'actor', other.accountId, Date.now());
    const input = { version: 0, profile: { agentName: name } };
    const answer = await client.call(insertProfile, input, { token: other.idToken });
    if (!['name_taken', 'name_invalid', 'name_reserved', 'input_invalid'].includes(answer.code ?? '')) taken.push(name);
  }
  return { tried: names.length, taken };
}
