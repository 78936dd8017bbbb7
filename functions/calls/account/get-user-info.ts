import type { getUserInfo as contract } from '../../../shared/calls/account.ts';
import { readOwnAccount } from '../../domain/accounts/own-account.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getUserInfo: Handler<typeof contract> = (_, context) => readOwnAccount(context);
