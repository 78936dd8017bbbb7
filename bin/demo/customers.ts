/** The customer of the demo, who has an account of their own in the portal. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createUserIn, setPasswordIn } from '../../functions/domain/accounts/user-pool.ts';
import { customerEmailKey, customerKey, type CustomerRow } from '../../functions/domain/customers/customer-rows.ts';
import { findCustomerIdByEmail } from '../../functions/domain/customers/find-customer.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { environment } from '../../functions/kit/environment.ts';
import { TERMS_VERSION } from '../../shared/model/account.ts';
import { MARKETING_TEXT_VERSION } from '../../shared/model/customer.ts';
import { CUSTOMER_EMAIL, DEMO_PASSWORD } from './people.ts';
import { demoId } from './random.ts';

/** Repeating it changes nothing. */
export async function seedCustomers(now: Date): Promise<void> {
  if (await findCustomerIdByEmail(CUSTOMER_EMAIL)) return;
  const customerId = demoId(`customer ${CUSTOMER_EMAIL}`).toLowerCase();
  const at = new Date(now.getTime() - 40 * 86_400_000).toISOString();
  await createUserIn('customers', customerId);
  await setPasswordIn('customers', customerId, DEMO_PASSWORD);
  const row: CustomerRow = {
    ...{ customerId, email: CUSTOMER_EMAIL, gender: 'female', firstName: 'Wei', lastName: 'Chan' },
    ...{ birth: '1991-04-18', telephone: '+85291234567', postcode: '', addressLine: '18 Harbour Road' },
    ...{ town: 'Wan Chai', country: 'HK', language: 'en_us' },
    preferences: { marketing: true, ways: ['email'], textVersion: MARKETING_TEXT_VERSION, at },
    ...{ status: 'active', tokensValidAfter: 0, createdAt: at },
    consent: { termsVersion: TERMS_VERSION, isAdult: true, at },
  };
  await put({ ...customerKey(customerId), ...row });
  // Last: its presence says that the customer is complete.
  await put({ ...customerEmailKey(CUSTOMER_EMAIL), status: 'active', accountId: customerId });
}

async function put(Item: Record<string, unknown>): Promise<void> {
  await dynamo.send(new PutCommand({ TableName: environment.table('insurance'), Item }));
}
