import type { ReactElement } from 'react';
import { ChannelIcon, Icon } from '../icons.tsx';
import { linkLabel, pageText, type PageModel } from '../page-model.ts';
import { LinkTarget } from './links.tsx';

/** The bar at the bottom of a phone: the highlighted contact, and the assistant. */
export function ConnectionBar({ model }: { model: PageModel }): ReactElement {
  const { highlight } = model;
  return (
    <aside className={highlight === undefined ? 'bar js-only' : 'bar'} aria-label={pageText(model, 'contact')}>
      {highlight !== undefined && (
        <LinkTarget model={model} link={highlight} className="line">
          <ChannelIcon channel={highlight.channel} />
          <span dir="auto">{linkLabel(model, highlight)}</span>
        </LinkTarget>
      )}
      <button type="button" className="fill js-only" data-act="chat">
        <Icon name="spark" />
        <span dir="auto">{`${pageText(model, 'ask')} ${model.page.assistant.name}`}</span>
      </button>
    </aside>
  );
}
