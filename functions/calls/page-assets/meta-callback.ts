import type { metaCallback as contract } from '../../../shared/calls/page-assets.ts';
import { saveBinding, takeState } from '../../domain/meta/binding.ts';
import { metaAppId, readMetaPerson } from '../../domain/meta/meta-api.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Open on the wire; without the token of the account that began, nothing comes of it. */
export const metaCallback: Handler<typeof contract> = async ({ code, state, verifier }, { actor, now }) => {
  metaAppId();
  if (!actor) throw new AppError('token_invalid');
  await takeState(actor.id, { state, verifier }, now);
  const { name, entries } = await saveBinding(actor.id, await readMetaPerson(code), now);
  return { name, entries };
};
