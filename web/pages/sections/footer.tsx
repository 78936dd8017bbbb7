import type { ReactElement } from 'react';
import { legalPath } from '../../../shared/legal/legal-documents.ts';
import { pageText, type PageModel } from '../page-model.ts';
import { Languages, MachineNote } from './languages.tsx';

/** The name of the product as visitors read it. */
const product = 'XPage';

export function Footer({ model }: { model: PageModel }): ReactElement {
  return (
    <footer>
      {model.isMachineTranslated === true && <MachineNote model={model} />}
      {model.languages.length > 1 && <Languages model={model} />}
      <p className="legal">
        <button type="button" className="js-only" data-act="report">
          {pageText(model, 'report')}
        </button>
        <a href={legalPath('privacy', model.language)}>{pageText(model, 'privacy')}</a>
        <a href={legalPath('terms', model.language)}>{pageText(model, 'terms')}</a>
      </p>
      <p className="made">
        <a href="/">{pageText(model, 'poweredBy', { product })}</a>
        {model.version !== undefined && <span>{pageText(model, 'version', { version: model.version })}</span>}
      </p>
    </footer>
  );
}
