import { useState } from 'react';
import { useCall } from '../../../../lib/use-call.ts';
import type { RenderInput } from '../../../../pages/render-input.ts';
import { useEditor } from '../editor-context.tsx';
import { usePreviewNews } from '../news/use-preview-news.ts';
import { usePreviewProducts } from '../products/use-products.ts';
import { draftAsPage, previewInput, usePreviewParts } from './use-preview-input.ts';

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
  const { draft } = useEditor().state;
  const { pageTheme } = draft.design;
  const parts = usePreviewParts(draft.profile.pageLanguage, draft.design);
  const [choice, setChoice] = useState<{ pageTheme: typeof pageTheme; theme: ShownTheme } | null>(null);
  const theme = choice?.pageTheme === pageTheme ? choice.theme : pageTheme === 'dark' ? 'dark' : 'light';
  const { data: assistant } = useCall('getAiAssistant', {});
  const news = usePreviewNews();
  const products = usePreviewProducts();
  const page = draftAsPage({ ...draft, design: { ...draft.design, pageTheme: theme } }, assistant?.settings);
  return {
    input: parts && previewInput(page, parts, news, products),
    theme,
    setTheme: (next) => setChoice({ pageTheme, theme: next }),
    isOtherTheme: pageTheme !== 'auto' && pageTheme !== theme,
  };
}
