/** Many owners claim one user name at the same moment (SECURITY.md T21). */
import { insertProfile } from '../../../shared/calls/landing-page.ts';
import { newName, type Owner } from '../client/owners.ts';
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
