import type { getUserInfoOfAgent as contract } from '../../../shared/calls/agent.ts';
import { readOwnAccount } from '../../domain/accounts/own-account.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getUserInfoOfAgent: Handler<typeof contract> = (_, context) => readOwnAccount(context);
