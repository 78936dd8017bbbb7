import type { ReactElement } from 'react';
import { ChannelIcon, Icon } from '../icons.tsx';
import type { PageLink } from '../channels.ts';
import { linkLabel, pageText, type PageModel } from '../page-model.ts';
import { LinkTarget } from './links.tsx';

/** The bar at the bottom of a phone: the highlighted contact, those that the owner put beside it, and the assistant. */
export function ConnectionBar({ model }: { model: PageModel }): ReactElement | null {
  const { isOn } = model.page.design.connectionBar;
  if (!isOn) return null;
  const { highlight } = model;
  const links = [...(highlight === undefined ? [] : [highlight]), ...barLinks(model)];
  return (
    <aside id="bar" className={classesOf(model, links.length)} aria-label={pageText(model, 'contact')}>
      {links.map((link) => (
        <LinkTarget key={link.id} model={model} link={link} className="line">
          <ChannelIcon channel={link.channel} />
          <Words model={model} text={linkLabel(model, link)} />
        </LinkTarget>
      ))}
      <button type="button" className="fill js-only" data-act="chat">
        <Icon name="spark" />
        <Words model={model} text={`${pageText(model, 'ask')} ${model.page.assistant.name}`} />
      </button>
    </aside>
  );
}

/** Without words a place still has its name for those who do not see its sign. */
function Words({ model, text }: { model: PageModel; text: string }): ReactElement {
  return (
    <span dir="auto" {...(isBare(model) && { className: 'away' })}>
      {text}
    </span>
  );
}

/** Buttons for one or two actions say what they do; only places beside each other can be signs alone. */
function isBare({ page }: PageModel): boolean {
  const { hasWords, entryIds } = page.design.connectionBar;
  return !hasWords && entryIds.length > 0;
}

/** In the owner's order; the highlight stands before them already. */
function barLinks({ page, links, highlight }: PageModel): PageLink[] {
  const { entryIds } = page.design.connectionBar;
  return entryIds.flatMap((id) => links.find((link) => link.id === id && link !== highlight) ?? []);
}

function classesOf(model: PageModel, count: number): string {
  const { shape, colour, entryIds } = model.page.design.connectionBar;
  const isStandard = shape === 'buttons' && colour === 'paper' && entryIds.length === 0;
  return [
    'bar',
    ...(count === 0 ? ['js-only'] : []),
    ...(isStandard ? [] : [shape]),
    ...(entryIds.length > 0 ? ['places'] : []),
    ...(isBare(model) ? ['bare'] : []),
  ].join(' ');
}
