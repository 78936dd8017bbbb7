import type { ReactElement, ReactNode } from 'react';
import type { ChannelKind, PageLink } from '../channels.ts';
import { ChannelIcon, Icon } from '../icons.tsx';
import { linkLabel, pageText, type PageModel, hits } from '../page-model.ts';
import { fillText } from '../page-texts.ts';
import { TakeAway } from './take-away.tsx';

/** All ways to the owner: ways to talk as rows, places to follow as a compact list. */
export function Links({ model }: { model: PageModel }): ReactElement {
  return (
    <section className="links" id="links" data-source="contact" tabIndex={-1}>
      <LinkList model={model} kind="contact">
        <TakeAway model={model} />
      </LinkList>
      <LinkList model={model} kind="social" />
    </section>
  );
}

type ListProps = { model: PageModel; kind: ChannelKind; children?: ReactNode };

/** `children`: rows before those of the links. */
function LinkList({ model, kind, children }: ListProps): ReactElement | null {
  const links = model.links.filter((link) => link.kind === kind);
  if (links.length === 0 && children === undefined) return null;
  return (
    <div className={kind}>
      <h2>{pageText(model, kind)}</h2>
      <ul data-hits={hits(model, 'contact', links)}>
        {children}
        {links.map((link) => (
          <li key={link.id}>
            <LinkTarget model={model} link={link}>
              <ChannelIcon channel={link.channel} />
              <span className="label" dir="auto">
                {linkLabel(model, link)}
              </span>
              <bdi className="shown">{link.shown}</bdi>
              {link.copy !== undefined && <Icon name="copy" />}
            </LinkTarget>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TargetProps = { model: PageModel; link: PageLink; className?: string; children: ReactNode };

/** A link, or for an id the button that copies it; without script the id is there to read. */
export function LinkTarget({ model, link, className, children }: TargetProps): ReactElement {
  const shared = className === undefined ? {} : { className };
  if (link.href !== undefined) {
    return (
      <a {...shared} href={link.href} {...(link.isExternal ? { target: '_blank', rel: 'noopener' } : {})}>
        {children}
      </a>
    );
  }
  const channel = model.texts.channels[link.channel];
  return (
    <button
      {...shared}
      type="button"
      data-act="copy"
      data-copy={link.copy}
      title={fillText(model.texts.page.copyId, { channel })}
    >
      {children}
    </button>
  );
}
