import type { validateUserAgeSm as contract } from '../../../shared/calls/insurance-reference.ts';
import { ageOn } from '../../../shared/rules/age.ts';
import { clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { currentDefinition } from '../../domain/insurance/find-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const validateUserAgeSm: Handler<typeof contract> = async ({ productCode, who, birth, on }, { now }) => {
  const { ageLimits, timeZone } = await currentDefinition(productCode);
  const day = on ?? clockTimeIn(timeZone, now).date;
  const limits = ageLimits.filter((limit) => limit.who === who);
  const valid = limits.every(({ unit, least, most }) => {
    const age = ageOn(birth, day, unit);
    return age !== undefined && age >= least && age <= most;
  });
  return { valid, limits: limits.map(({ unit, least, most }) => ({ unit, least, most })) };
};
