import type { ReactElement } from 'react';
import { Icon } from '../icons.tsx';
import type { PageModel } from '../page-model.ts';

/** Where the owner works. */
export function Place({ model }: { model: PageModel }): ReactElement | null {
  const { location } = model.page.profile;
  if (location === '') return null;
  return (
    <p className="place" dir="auto">
      <Icon name="pin" />
      {location}
    </p>
  );
}
