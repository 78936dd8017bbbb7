import type { ReactElement } from 'react';
import type { TemplateId } from '../../shared/model/page.ts';
import { pageModel, pageText, type PageModel } from './page-model.ts';
import type { RenderInput } from './render-input.ts';
import { ConnectionBar } from './sections/connection-bar.tsx';
import { Footer } from './sections/footer.tsx';
import { PersonalBrand } from './templates/personal-brand.tsx';
import { Professional } from './templates/professional.tsx';

export type DrawnTemplate = 'professional' | 'personal-brand';

const templates: Record<DrawnTemplate, (props: { model: PageModel }) => ReactElement> = {
  professional: Professional,
  'personal-brand': PersonalBrand,
};

/** The template that is drawn for a chosen one: those that aren't there yet look like the first. */
export function drawnTemplate(template: TemplateId): DrawnTemplate {
  return template === 'personal-brand' ? 'personal-brand' : 'professional';
}

/** All that is inside a page's body, but for scripts; the same for visitors and for the editor's preview. */
export function PageView({ input }: { input: RenderInput }): ReactElement {
  const model = pageModel(input);
  const Template = templates[drawnTemplate(input.page.design.template)];
  return (
    <>
      <a className="skip" href="#main">
        {pageText(model, 'skip')}
      </a>
      <div className="page">
        <Template model={model} />
        <Footer model={model} />
      </div>
      <ConnectionBar model={model} />
    </>
  );
}
