import type { ReactElement } from 'react';
import { codePath, pageAddress } from '../page-address.ts';
import type { PageModel } from '../page-model.ts';
import { fillText } from '../page-texts.ts';
import { pageCode } from '../qr/page-code.ts';

/** The page's address as a QR code. A preview has no files yet, so its code is drawn into it. */
export function PageCode({ model }: { model: PageModel }): ReactElement {
  const src =
    model.isPreview === true ? `data:image/svg+xml,${encodeURIComponent(pageCode(model))}` : codePath(model.page);
  const link = pageAddress(model, model.page.profile.pageLanguage);
  return <img className="code" src={src} alt={fillText(model.texts.share.qr, { link })} fetchPriority="low" />;
}
