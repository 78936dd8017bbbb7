import * as contracts from '../../../shared/calls/session.ts';
import { bind, callGroup } from '../../kit/call-group.ts';
import { getApiSecureKey } from './get-api-secure-key.ts';
import { getPublicKey } from './get-public-key.ts';

export const handler = callGroup([
  bind(contracts.getPublicKey, getPublicKey),
  bind(contracts.getApiSecureKey, getApiSecureKey),
]);
