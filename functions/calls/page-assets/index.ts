import * as contracts from '../../../shared/calls/page-assets.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getSignedUrl, async () => (await import('./get-signed-url.ts')).getSignedUrl),
  bind(contracts.saveMedia, async () => (await import('./save-media.ts')).saveMedia),
  bind(
    contracts.getPersonalImageTemplate,
    async () => (await import('./get-personal-image-template.ts')).getPersonalImageTemplate,
  ),
  bind(contracts.save, async () => (await import('./save.ts')).save),
  bind(contracts.page, async () => (await import('./page.ts')).page),
  bind(contracts.getEnableList, async () => (await import('./get-enable-list.ts')).getEnableList),
  bind(contracts.enableMedia, async () => (await import('./enable-media.ts')).enableMedia),
  bind(contracts.removeMedia, async () => (await import('./remove-media.ts')).removeMedia),
  bind(
    contracts.removeImagesBackground,
    async () => (await import('./remove-images-background.ts')).removeImagesBackground,
  ),
]);
