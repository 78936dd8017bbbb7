import type { ReactElement } from 'react';
import { ChannelIcon } from '../icons.tsx';
import { linkLabel, type PageModel } from '../page-model.ts';
import { LinkTarget } from './links.tsx';

/** The highlighted contact as a filled button; nothing when the owner has highlighted none. */
export function ActionLink({ model }: { model: PageModel }): ReactElement | null {
  const { highlight } = model;
  if (highlight === undefined) return null;
  return (
    <LinkTarget model={model} link={highlight} className="fill">
      <ChannelIcon channel={highlight.channel} />
      <span dir="auto">{linkLabel(model, highlight)}</span>
    </LinkTarget>
  );
}
