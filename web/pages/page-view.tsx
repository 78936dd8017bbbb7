import type { ReactElement } from 'react';
import type { TemplateId } from '../../shared/model/page.ts';
import { pageModel, pageText, type PageModel } from './page-model.ts';
import type { RenderInput } from './render-input.ts';
import { Background } from './sections/background.tsx';
import { ConnectionBar } from './sections/connection-bar.tsx';
import { Footer } from './sections/footer.tsx';
import { Creative } from './templates/creative.tsx';
import { Networking } from './templates/networking.tsx';
import { PersonalBrand } from './templates/personal-brand.tsx';
import { Professional } from './templates/professional.tsx';
import { Sales } from './templates/sales.tsx';

const templates: Record<TemplateId, (props: { model: PageModel }) => ReactElement> = {
  professional: Professional,
  'personal-brand': PersonalBrand,
  sales: Sales,
  creative: Creative,
  networking: Networking,
};

/** All that is inside a page's body, but for scripts; the same for visitors and for the editor's preview. */
export function PageView({ input }: { input: RenderInput }): ReactElement {
  const model = pageModel(input);
  const Template = templates[input.page.design.template];
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
      <Background model={model} />
    </>
  );
}
