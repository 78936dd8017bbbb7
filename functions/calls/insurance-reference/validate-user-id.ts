import type { validateUserId as contract } from '../../../shared/calls/insurance-reference.ts';
import { isNationalId } from '../../../shared/rules/national-id.ts';
import type { Handler } from '../../kit/call-group.ts';

export const validateUserId: Handler<typeof contract> = async ({ kind, id }) => ({ valid: isNationalId(kind, id) });
