/**
 * Sign-up of a customer whose address a code proved, with the steps of an owner's (../accounts/create-account.ts): the
 * address is reserved and the code used up in one write, then the pool is told, then the customer becomes active.
 */
import type { registerCustomer as contract } from '../../../shared/calls/customer-portal.ts';
import type { InputOf, OutputOf } from '../../../shared/calls/define-call.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import { noMarketing } from '../../../shared/model/customer.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { canonicalPersonName, checkPersonName } from '../../../shared/rules/person-name.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { codeBurnIn, tryCodeIn } from '../accounts/code-store.ts';
import { activateIdentity, reserveIdentity } from '../accounts/identity-reservation.ts';
import { acceptNewPassword } from '../accounts/new-password.ts';
import { createUserIn, setPasswordIn } from '../accounts/user-pool.ts';
import { findStatedEmail } from './applicant-email.ts';
import { customerEmailKey, customerKey, type CustomerRow } from './customer-rows.ts';
import { signInCustomer } from './customer-sign-in.ts';
import { findCustomerIdentity } from './find-customer.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'customers', actions: ['AdminCreateUser', 'AdminSetUserPassword'] }],
  tables: [{ table: 'insurance', actions: ['PutItem', 'UpdateItem', 'DeleteItem'] }],
  secrets: ['pepper'],
};

type Request = InputOf<typeof contract>;

/** Throws what is wrong with the input, `code_incorrect` or `account_exists`. */
export async function registerCustomer(input: Request, context: CallContext): Promise<OutputOf<typeof contract>> {
  checkNames(input);
  if (!input.isAdult || input.termsVersion !== TERMS_VERSION) throw new AppError('consent_required');
  const password = await acceptNewPassword(input.password);
  const email = await findStatedEmail(input);
  if (email === null) throw new AppError('code_incorrect');
  await createCustomer({ ...input, email, password }, context);
  return signInCustomer({ email, password, applicationId: input.applicationId ?? null }, context, 'sign-up');
}

function checkNames({ firstName, lastName }: Request): void {
  const fields = Object.entries({ firstName, lastName }).flatMap(([field, name]) => {
    const error = checkPersonName(name);
    return error ? [[field, error] as const] : [];
  });
  if (fields.length > 0) throw new AppError('field_required', { fields: Object.fromEntries(fields) });
}

async function createCustomer(request: Request & { email: string }, context: CallContext): Promise<void> {
  const { email, password } = request;
  const code = { codeId: request.codeId, code: request.code };
  await tryCodeIn('insurance', 'sign-up', email, code, context.now);
  const customerId = (await findCustomerIdentity(email))?.accountId ?? context.newId().toLowerCase();
  const identity = { table: 'insurance', key: customerEmailKey(email), accountId: customerId } as const;
  const burn = await codeBurnIn('insurance', 'sign-up', email, code);
  await reserveIdentity(identity, { burn, refusal: 'code_incorrect' }, context.now);
  await createUserIn('customers', customerId);
  await setPasswordIn('customers', customerId, password);
  const Item = { ...customerKey(customerId), ...newRow(customerId, request, context.now) };
  await activateIdentity(identity, [{ Put: { TableName: environment.table('insurance'), Item } }]);
}

/** Details follow when they are needed: somebody who only wants to see a policy has nothing more to type. */
function newRow(customerId: string, request: Request & { email: string }, now: Date): CustomerRow {
  const { email, firstName, lastName, country, language, termsVersion } = request;
  return {
    customerId,
    email,
    gender: null,
    firstName: canonicalPersonName(firstName),
    lastName: canonicalPersonName(lastName),
    birth: null,
    telephone: '',
    postcode: '',
    addressLine: '',
    town: '',
    country,
    language,
    preferences: noMarketing,
    status: 'active',
    tokensValidAfter: 0,
    consent: { termsVersion, isAdult: true, at: now.toISOString() },
    createdAt: now.toISOString(),
  };
}
