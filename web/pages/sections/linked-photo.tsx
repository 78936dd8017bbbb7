import type { ReactElement } from 'react';
import type { Photo } from '../../../shared/model/photo.ts';
import type { PageModel } from '../page-model.ts';

/** A picture below the first screen: from the media host, when it is near. Beside a text that says what it is. */
export function LinkedPhoto({ model, photo }: { model: PageModel; photo: Photo }): ReactElement {
  return (
    <img
      className="picture"
      src={model.mediaOrigin + photo.path}
      width={photo.width}
      height={photo.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
