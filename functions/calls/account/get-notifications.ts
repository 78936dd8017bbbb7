import type { getNotifications as contract } from '../../../shared/calls/account.ts';
import { readMailChoice } from '../../domain/accounts/mail-choice.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getNotifications: Handler<typeof contract> = (_, { actor }) => readMailChoice(actor.id);
