/** Customers of the portal, who sign themselves up with the code that their mail brings. */
import { registerCustomer, sendCustomerCode } from '../../../shared/calls/customer-portal.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import { PASSWORD } from '../client/owners.ts';
import { poll } from '../client/poll.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';

export type PortalCustomer = { customerId: string; email: string; idToken: string };

const MAIL_MS = 60_000;

/** Policies that were bought with the address are bound to them. */
export async function signCustomerUp(proof: Proof, email: string, lastName: string): Promise<PortalCustomer> {
  const { client, control } = proof;
  const sent = await client.call(sendCustomerCode, { email, purpose: 'sign-up' });
  mustSucceed(sent, `send a code to ${email}`);
  const code = await poll(`The mail with the code for ${email}`, MAIL_MS, async () =>
    (await control.mails(email)).map(({ subject }) => /\d{6}/.exec(subject)?.[0]).find(Boolean),
  );
  const answer = await client.call(registerCustomer, {
    ...{ firstName: 'Ana', lastName, email, codeId: sent.data.codeId, code, password: PASSWORD },
    ...{ isAdult: true, termsVersion: TERMS_VERSION, language: 'en_us', country: 'HK' },
  });
  mustSucceed(answer, `sign ${email} up as a customer`);
  const { customer, tokens } = answer.data;
  return { customerId: customer.customerId, email, idToken: tokens.idToken };
}
