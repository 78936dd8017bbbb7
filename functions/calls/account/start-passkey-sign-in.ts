import type { startPasskeySignIn as contract } from '../../../shared/calls/account.ts';
import { startPasskeySignIn as start } from '../../domain/lock/passkeys.ts';
import type { Handler } from '../../kit/call-group.ts';

export const startPasskeySignIn: Handler<typeof contract> = async (_, context) => start(context);
