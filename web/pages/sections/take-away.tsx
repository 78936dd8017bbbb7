/** What visitors take away: the owner as a contact of their address book, a pass for their wallet, and the business card. */
import type { ReactElement } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { cardPath, contactPath } from '../page-address.ts';
import { pageText, type PageModel } from '../page-model.ts';

/** Rows among the ways to the owner. A card that ends with a trial leaves the page by itself (islands/first.ts). */
export function TakeAway({ model }: { model: PageModel }): ReactElement {
  const { businessCard } = model;
  const until = businessCard?.until ?? null;
  return (
    <>
      <li>
        <RowLink
          href={contactPath(model.page)}
          icon="person"
          hit="save"
          label={pageText(model, 'addContact')}
          shown={model.name}
        />
      </li>
      <li className="js-only">
        <button type="button" data-act="wallet">
          <Icon name="wallet" />
          <span className="label">{pageText(model, 'addWallet')}</span>
        </button>
      </li>
      {businessCard && (
        <li {...(until === null ? {} : { 'data-until': until })}>
          <RowLink href={cardPath(model.page)} icon="card" label={pageText(model, 'card')} shown="PDF, PNG" />
        </li>
      )}
    </>
  );
}

/** `hit`: what opening it is counted as; without one it is not. */
type RowProps = { hit?: string; href: string; icon: IconName; label: string; shown: string };

function RowLink({ hit, href, icon, label, shown }: RowProps): ReactElement {
  return (
    <a href={href} data-hit={hit}>
      <Icon name={icon} />
      <span className="label">{label}</span>
      <bdi className="shown">{shown}</bdi>
    </a>
  );
}
