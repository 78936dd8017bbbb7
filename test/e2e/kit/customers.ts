/** Customers of the portal, signed up without a browser: what is only preparation. */
import { registerCustomer, sendCustomerCode } from '../../../shared/calls/customer-portal.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { mustSucceed, PASSWORD } from './owners.ts';
import { client, codeFor } from './system.ts';

/** Somebody with an account in the portal, whose password is everybody's (owners.ts). */
export async function createCustomer(email: string, language: LanguageValue): Promise<void> {
  const api = await client();
  const since = new Date().toISOString();
  const sent = await api.call(sendCustomerCode, { email, purpose: 'sign-up', language });
  mustSucceed(sent);
  const registered = await api.call(registerCustomer, {
    ...{ firstName: 'Mei Ling', lastName: 'Chan', email, password: PASSWORD, language, country: 'HK' },
    ...{ codeId: sent.data.codeId, code: await codeFor(email, since), isAdult: true, termsVersion: TERMS_VERSION },
  });
  mustSucceed(registered);
}
