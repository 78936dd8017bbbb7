import type { ReactElement } from 'react';
import { safeHref } from '../../../shared/rules/safe-link.ts';
import type { PageModel } from '../page-model.ts';

/**
 * What the owner is, and where: "Interior designer · Studio Nord".
 *
 * @param title where the title is said elsewhere, ''
 */
export function Role({ model, title }: { model: PageModel; title?: string }): ReactElement | null {
  const { organisation, ...profile } = model.page.profile;
  const said = title ?? profile.title;
  if (said === '' && organisation === '') return null;
  return (
    <p className="title" dir="auto">
      {said}
      {said !== '' && organisation !== '' && '\u00a0· '}
      {organisation !== '' && <Organisation model={model} />}
    </p>
  );
}

function Organisation({ model }: { model: PageModel }): ReactElement {
  const { organisation, organisationLink } = model.page.profile;
  const href = organisationLink === '' ? undefined : safeHref(organisationLink);
  if (href === undefined) return <bdi>{organisation}</bdi>;
  return (
    <a href={href} rel="noopener">
      <bdi>{organisation}</bdi>
    </a>
  );
}
