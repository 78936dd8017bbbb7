import type { ReactElement } from 'react';
import { initialsOf } from '../name-parts.ts';
import type { PageModel } from '../page-model.ts';
import { Photo } from './photo.tsx';

/** The owner's face, or the initials as a seal. */
export function Portrait({ model }: { model: PageModel }): ReactElement {
  const { profile } = model.photos;
  if (profile === undefined) {
    return (
      <div className="portrait seal" aria-hidden="true">
        {initialsOf(model.name)}
      </div>
    );
  }
  return (
    <div className="portrait">
      <Photo photo={profile} />
    </div>
  );
}
