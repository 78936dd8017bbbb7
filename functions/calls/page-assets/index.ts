import * as contracts from '../../../shared/calls/page-assets.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getSignedUrl, async () => (await import('./get-signed-url.ts')).getSignedUrl),
  bind(contracts.saveMedia, async () => (await import('./save-media.ts')).saveMedia),
]);
