import type { getUserAgeByDob as contract } from '../../../shared/calls/insurance-reference.ts';
import { ageOn } from '../../../shared/rules/age.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getUserAgeByDob: Handler<typeof contract> = async ({ birth, unit, on }, { now }) => ({
  age: ageOn(birth, on ?? now.toISOString().slice(0, 10), unit) ?? null,
});
