import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { contactPath } from '../page-address.ts';
import { pageText, type PageModel } from '../page-model.ts';
import { LanguageSwitch } from './languages.tsx';

type MastheadProps = { model: PageModel; isShareElsewhere?: boolean; children?: ReactNode };

/** The line at the top: what the template puts at its start, the languages, the contact to keep and the share button at its end. */
export function Masthead({ model, isShareElsewhere = false, children }: MastheadProps): ReactElement {
  return (
    <div className="top">
      <span className="lead">{children}</span>
      <LanguageSwitch model={model} />
      <a className="round" href={contactPath(model.page)} data-hit="save" aria-label={pageText(model, 'addContact')}>
        <Icon name="person" />
      </a>
      {!isShareElsewhere && (
        <button type="button" className="round js-only" data-act="share" aria-label={pageText(model, 'share')}>
          <Icon name="share" />
        </button>
      )}
    </div>
  );
}
