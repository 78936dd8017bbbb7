import * as contracts from '../../../shared/calls/session.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getPublicKey, async () => (await import('./get-public-key.ts')).getPublicKey),
  bind(contracts.getApiSecureKey, async () => (await import('./get-api-secure-key.ts')).getApiSecureKey),
]);
