/** Who asks for what is somebody else's in insurance: customers, agents, insurers and guests, and the insurer's own people whom a call is not for. */
import type { CallContract } from '../../../shared/calls/define-call.ts';
import { hasCompanyRight } from '../../../shared/model/company-roles.ts';
import type { Owner } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import { getDomainToken } from '../insurance/insurer.ts';
import type { Insured } from './insured-victim.ts';

/** Who asks: `null` has no token. */
export type Asker = {
  name: string;
  token: string | null;
  /** By which its requests are counted; null for who has no account. */
  actorId: string | null;
  /** Whose everything else in the input is. */
  own: Insured;
};

/**
 * Those whom a call may be asked by. Open calls are for everybody: also for whoever is signed in, or comes with a domain's token.
 * Whoever was of the victim's people, or may do less than the call needs, names what is the victim's in all other fields as well.
 */
export async function findAskers(
  proof: Proof,
  attacker: Insured,
  victim: Insured,
): Promise<(contract: CallContract) => Asker[]> {
  const { insurer, customer, people } = attacker;
  const ofOwner = (name: string, { idToken, accountId }: Owner, own: Insured): Asker => ({
    ...{ name, token: idToken, actorId: accountId, own },
  });
  const guest = { name: 'a guest', token: null, actorId: null, own: attacker };
  const founder = ofOwner('an insurer and agent', insurer.owner, attacker);
  const ofDomain = { ...guest, name: "a guest with a domain's token", token: await getDomainToken(proof, insurer) };
  const { idToken: token, customerId: actorId } = customer;
  const ofCustomer = { name: 'a customer', token, actorId, own: attacker };
  const owners = [
    founder,
    ofOwner("an editor of another insurer's", people.editor, attacker),
    ofOwner("an agent of another insurer's", people.agent, attacker),
    ofOwner('an editor who was removed', victim.people.former, victim),
    ofOwner('an administrator who was invited only', victim.people.invited, victim),
    ofOwner('an agent whose connection was ended', victim.people.untied, victim),
  ];
  const below = ({ companyRight: right }: CallContract): Asker[] =>
    right === undefined
      ? []
      : (['agent', 'editor'] as const)
          .filter((role) => !hasCompanyRight(role, right))
          .map((role) => ofOwner(`an ${role} of the insurer's own`, victim.people[role], victim));
  return (contract) => {
    const { caller } = contract;
    if (caller === 'customer') return [ofCustomer];
    if (caller === 'owner') return [...owners, ...below(contract)];
    return caller === 'noToken' ? [guest, ofDomain] : [guest, founder];
  };
}
