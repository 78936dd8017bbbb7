import type { metaRedirectUrl as contract } from '../../../shared/calls/page-assets.ts';
import { startBinding } from '../../domain/meta/binding.ts';
import { consentAddress, metaAppId } from '../../domain/meta/meta-api.ts';
import type { Handler } from '../../kit/call-group.ts';

export const metaRedirectUrl: Handler<typeof contract> = async ({ challenge }, context) => {
  metaAppId();
  return { url: consentAddress(await startBinding(context, challenge)) };
};
