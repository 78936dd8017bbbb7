import * as contracts from '../../../shared/calls/page-assets.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getSignedUrl, async () => (await import('./get-signed-url.ts')).getSignedUrl),
  bind(contracts.saveMedia, async () => (await import('./save-media.ts')).saveMedia),
  bind(
    contracts.getPersonalImageTemplate,
    async () => (await import('./get-personal-image-template.ts')).getPersonalImageTemplate,
  ),
  bind(contracts.saveTemplate, async () => (await import('./save-template.ts')).saveTemplate),
  bind(contracts.page, async () => (await import('./page.ts')).page),
  bind(contracts.getEnableList, async () => (await import('./get-enable-list.ts')).getEnableList),
  bind(contracts.enableMedia, async () => (await import('./enable-media.ts')).enableMedia),
  bind(contracts.removeMedia, async () => (await import('./remove-media.ts')).removeMedia),
  bind(
    contracts.removeImagesBackground,
    async () => (await import('./remove-images-background.ts')).removeImagesBackground,
  ),
  bind(contracts.getDataValue, async () => (await import('./get-data-value.ts')).getDataValue),
  bind(contracts.saveDataValue, async () => (await import('./save-data-value.ts')).saveDataValue),
  bind(contracts.checkBinding, async () => (await import('./check-binding.ts')).checkBinding),
  bind(contracts.metaRedirectUrl, async () => (await import('./meta-redirect-url.ts')).metaRedirectUrl),
  bind(contracts.metaCallback, async () => (await import('./meta-callback.ts')).metaCallback),
  bind(contracts.unbind, async () => (await import('./unbind.ts')).unbind),
  bind(contracts.getLinkPicture, async () => (await import('./get-link-picture.ts')).getLinkPicture),
  bind(contracts.drawLinkPicture, async () => (await import('./draw-link-picture.ts')).drawLinkPicture),
  bind(contracts.webPageScreenshot, async () => (await import('./web-page-screenshot.ts')).webPageScreenshot),
  bind(contracts.readCv, async () => (await import('./read-cv.ts')).readCv),
  bind(contracts.saveFilm, async () => (await import('./save-film.ts')).saveFilm),
  bind(contracts.saveCaptions, async () => (await import('./save-captions.ts')).saveCaptions),
]);
