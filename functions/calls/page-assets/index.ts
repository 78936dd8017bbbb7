import * as contracts from '../../../shared/calls/page-assets.ts';
import { bindLazily, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bindLazily(contracts.getSignedUrl, async () => (await import('./get-signed-url.ts')).getSignedUrl),
  bindLazily(contracts.saveMedia, async () => (await import('./save-media.ts')).saveMedia),
]);
