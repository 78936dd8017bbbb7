import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { customerSignIn } from '../../../../functions/calls/customer-portal/customer-sign-in.ts';
import { customerPolicyKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { callContext, clientAt, cookieJar } from '../../../kit/call-context.ts';
import { named, tokens, useCognito } from '../../../kit/cognito.ts';
import {
  applicationId,
  customerEmailRow,
  customerId,
  customerRow,
  issuedApplicationRow,
  POLICY_ID,
  policyRowOf,
} from '../../../kit/customers.ts';
import { useLog } from '../../../kit/log.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
const cognito = useCognito();
const log = useLog();
useSecrets();

const signIn = (changes: object = {}, context = callContext()) =>
  customerSignIn({ email: ' Wei@example.com', password: ' Long-Sunday-42 ', ...changes }, context);
/** From as many clients at once. */
const signInFrom = (clients: number) =>
  Promise.all(
    Array.from({ length: clients }, (_, number) => signIn({}, callContext({ client: clientAt(number) })).catch(codeOf)),
  );
const codeOf = (error: unknown) => (error as { code: string }).code;
const ready = () => memory.put([customerRow(), customerEmailRow()]);
const missAll = () => cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));

describe('customerSignIn', () => {
  test('asks the pool of customers, begins a session and gives tokens and customer', async () => {
    ready();
    const { tokens: given, customer } = await signIn();
    const [asked] = cognito.commandCalls(AdminInitiateAuthCommand);

    expect(given).toEqual(tokens);
    expect(log()).toMatchObject([
      { event: 'session.begun', pool: 'customers', way: 'password', accountId: customerId },
    ]);
    expect(customer).toMatchObject({ customerId, email: 'wei@example.com' });
    expect(Object.keys(customer)).not.toContain('tokensValidAfter');
    expect(asked?.args[0].input).toMatchObject({
      UserPoolId: 'eu-central-1_Customers1',
      AuthParameters: { USERNAME: customerId, PASSWORD: 'Long-Sunday-42' },
    });
    expect([...memory.table().rows.keys()].filter((key) => key.includes('SESSION#'))).toHaveLength(1);
  });

  test('answers an unknown address and a wrong password alike, with the same steps', async () => {
    ready();
    missAll();
    const known = await signIn().catch(codeOf);
    const steps = cognito.calls().length;
    const unknown = await signIn({ email: 'nobody@example.com' }).catch(codeOf);

    expect([known, unknown]).toEqual(['account_or_password_wrong', 'account_or_password_wrong']);
    expect(cognito.calls()).toHaveLength(steps * 2);
  });

  test('looks at ten passwords, however many come at once, then locks and tells the customer', async () => {
    ready();
    missAll();
    const results = await signInFrom(100);

    expect(results.filter((code) => code === 'account_or_password_wrong')).toHaveLength(10);
    expect(results.filter((code) => code === 'account_locked')).toHaveLength(90);
    expect(payloadsIn(memory.table())).toEqual([{ template: 'customer-locked', customerId }]);
  });

  test('stays locked for the right password', async () => {
    ready();
    missAll();
    await signInFrom(10);
    cognito.on(AdminInitiateAuthCommand).resolves({});

    await expect(signIn()).rejects.toMatchObject({ code: 'account_locked' });
  });

  test('lets a browser in that the customer signed in with before, whoever locked the account', async () => {
    ready();
    const device = cookieJar();
    await signIn({}, callContext({ device }));
    missAll();
    await signInFrom(10);
    cognito.on(AdminInitiateAuthCommand).resolves({
      AuthenticationResult: { AccessToken: 'a', IdToken: tokens.idToken, RefreshToken: 'r' },
    });

    await expect(signIn()).rejects.toMatchObject({ code: 'account_locked' });
    expect(await signIn({}, callContext({ device }))).toHaveProperty('tokens');
  });

  test('forgets the misses before', async () => {
    ready();
    missAll();
    await signInFrom(9);
    cognito.reset();
    cognito.send.resolves({
      AuthenticationResult: { AccessToken: 'a', IdToken: tokens.idToken, RefreshToken: 'r' },
    } as never);
    await signIn();

    expect(memory.table().row({ pk: `CUSTOMER#${customerId}`, sk: 'SIGN-IN' })).toMatchObject({ tries: 0 });
  });

  test('refuses a deleted customer like an unknown one', async () => {
    memory.put([customerRow({ status: 'deleted' }), customerEmailRow()]);

    await expect(signIn()).rejects.toMatchObject({ code: 'account_or_password_wrong' });
  });

  test('binds the policy that the customer comes from', async () => {
    ready();
    memory.put([issuedApplicationRow(), policyRowOf('wei@example.com')]);
    await signIn({ applicationId });

    expect(memory.table().row(customerPolicyKey(customerId, POLICY_ID))).toMatchObject({ policyId: POLICY_ID });
  });
});
