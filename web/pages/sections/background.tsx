import type { ReactElement } from 'react';
import type { PageModel } from '../page-model.ts';

/** The owner's picture behind the page. It comes when everything else is there: nothing waits for it. */
export function Background({ model }: { model: PageModel }): ReactElement | null {
  const picture = model.page.design.backgroundImage;
  if (!picture) return null;
  return (
    <img
      className="back"
      src={model.mediaOrigin + picture.path}
      alt=""
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}
