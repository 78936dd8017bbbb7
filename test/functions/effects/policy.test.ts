import { sendmailOfPolicy } from '../../../functions/calls/policy/sendmail-of-policy.ts';
import { forgetProducts } from '../../../functions/domain/insurance/find-product.ts';
import * as contracts from '../../../shared/calls/policy.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { onDay } from '../../kit/insurance/applications.ts';
import { issuedTrip } from '../../kit/insurance/policies.ts';
import { useInsurer } from '../../kit/insurance/published.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useInsurer();
useSecrets();

testBrokenOff('policy', { table, forget: forgetProducts }, [
  effect(
    contracts.sendmailOfPolicy,
    sendmailOfPolicy,
  )(async () => {
    const { opened } = await issuedTrip(put);
    return { input: opened, context: onDay() };
  }),
]);
