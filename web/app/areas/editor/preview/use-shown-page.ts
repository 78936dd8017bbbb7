import { useState } from 'react';
import { inOrder, type ProductCard } from '../../../../../shared/model/product.ts';
import { useCall } from '../../../../lib/use-call.ts';
import type { RenderInput } from '../../../../pages/render-input.ts';
import { useEditor } from '../editor-context.tsx';
import { usePreviewNews } from '../news/use-preview-news.ts';
import { usePreviewCompanyCards } from '../products/use-company-products.ts';
import { usePreviewProducts } from '../products/use-products.ts';
import { draftAsPage, previewInput, usePreviewParts } from './use-preview-input.ts';
import { withPairs } from '../../../../../shared/model/page-languages.ts';

export type ShownTheme = 'light' | 'dark';

export type ShownPage = {
  /** null until texts and addresses are there. */
  input: RenderInput | null;
  theme: ShownTheme;
  setTheme: (theme: ShownTheme) => void;
  /** Visitors never see it like this, as the page keeps to the other theme. */
  isOtherTheme: boolean;
};

/** The draft as the preview shows it, in light or dark whatever this computer is set to. */
export function useShownPage(): ShownPage {
  const { state, openLanguage } = useEditor();
  const { draft } = state;
  const { pageTheme } = draft.design;
  const own = draft.profile.pageLanguage;
  const language = openLanguage ?? own;
  const parts = usePreviewParts(language, draft.design);
  const { data: found } = useCall('getPageLanguages', openLanguage === null ? {} : { language: openLanguage });
  const [choice, setChoice] = useState<{ pageTheme: typeof pageTheme; theme: ShownTheme } | null>(null);
  const theme = choice?.pageTheme === pageTheme ? choice.theme : pageTheme === 'dark' ? 'dark' : 'light';
  const { data: assistant } = useCall('getAiAssistant', {});
  const news = usePreviewNews();
  const products = usePreviewProducts();
  const ofCompanies = usePreviewCompanyCards();
  const page = draftAsPage({ ...draft, design: { ...draft.design, pageTheme: theme } }, assistant?.settings);
  const shown = withPairs({ page, posts: news.posts, products: [...products], standardReply: '' }, found?.texts ?? []);
  const cards = inOrder<ProductCard>([...shown.products, ...ofCompanies.cards], ofCompanies.order);
  const isMachine = found?.texts.some(({ state }) => state === 'model') === true;
  const languages = [own, ...(found?.languages ?? []).map((one) => one.language)];
  return {
    input: parts && {
      ...previewInput(shown.page, parts, { ...news, posts: shown.posts }, cards, { language, languages }),
      ...(isMachine && { isMachineTranslated: true }),
    },
    theme,
    setTheme: (next) => setChoice({ pageTheme, theme: next }),
    isOtherTheme: pageTheme !== 'auto' && pageTheme !== theme,
  };
}
