import * as contracts from '../../../shared/calls/insurance-reference.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getHkAddress, async () => (await import('./get-hk-address.ts')).getHkAddress),
  bind(contracts.getAddress, async () => (await import('./get-address.ts')).getAddress),
  bind(contracts.validateUserId, async () => (await import('./validate-user-id.ts')).validateUserId),
  bind(contracts.getUserAgeByDob, async () => (await import('./get-user-age-by-dob.ts')).getUserAgeByDob),
  bind(contracts.validateUserAgeSm, async () => (await import('./validate-user-age-sm.ts')).validateUserAgeSm),
  bind(contracts.validateUserKTP, async () => (await import('./validate-user-ktp.ts')).validateUserKTP),
  bind(contracts.BocgBlackArea, async () => (await import('./bocg-black-area.ts')).BocgBlackArea),
  bind(contracts.BocgBlackInsured, async () => (await import('./bocg-black-insured.ts')).BocgBlackInsured),
  bind(contracts.getCarInfo, async () => (await import('./get-car-info.ts')).getCarInfo),
  bind(contracts.getAllCarInfo, async () => (await import('./get-all-car-info.ts')).getAllCarInfo),
  bind(contracts.zipCode, async () => (await import('./zip-code.ts')).zipCode),
]);
