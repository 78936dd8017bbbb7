/** From a draft to what the page's renderer draws. */
import { useEffect, useState } from 'react';
import type { Design, PageDraft, PublicPage } from '../../../../../shared/model/page.ts';
import type { ProductCard } from '../../../../../shared/model/product.ts';
import type { Photo } from '../../../../../shared/model/photo.ts';
import type { LanguageValue } from '../../../../../shared/places/languages.ts';
import { loadTexts } from '../../../../lib/load-texts.ts';
import type { PageTexts } from '../../../../pages/page-texts.ts';
import type { PageFonts, PagePhoto, RenderInput } from '../../../../pages/render-input.ts';
import type { ShownNews } from '../news/open-post.ts';
import { usePreviewFonts } from '../design/use-font-library.ts';
import { loadDeployment, type Deployment } from './load-deployment.ts';
import { pageShownAt } from '../../../../../shared/rules/shown-time.ts';

export type PreviewParts = Deployment & { texts: PageTexts; fonts?: PageFonts };

/** What the renderer needs beside the page; null while it is being loaded. The earlier language stays until then. */
export function usePreviewParts(language: LanguageValue, design: Design): PreviewParts | null {
  const fonts = usePreviewFonts(design);
  const [parts, setParts] = useState<PreviewParts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([loadTexts<PageTexts>(language, 'page'), loadDeployment()]).then(([texts, deployment]) => {
      if (isCurrent) setParts({ texts, ...deployment });
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return parts && { ...parts, ...(fonts && { fonts }) };
}

function pagePhoto(photo: Photo, alt: string, origin: string): PagePhoto {
  return { src: `${origin}${photo.path}`, width: photo.width, height: photo.height, alt };
}

/** What of the assistant a page shows. */
export type ShownAssistant = PublicPage['assistant'];

const noAssistant: ShownAssistant = {
  name: '',
  greetings: { morning: '', afternoon: '', evening: '' },
  contactMethod: 'none',
};

/** The draft as the page that it would be. Entries that are switched off or have no name yet are not there. */
export function draftAsPage(draft: PageDraft, assistant: ShownAssistant = noAssistant): PublicPage {
  return {
    ...draft,
    contacts: draft.contacts.filter((entry) => entry.isEnabled),
    offers: draft.offers.filter(hasTitle),
    features: draft.features.filter(hasTitle),
    assistant,
    publishedAt: new Date(0).toISOString(),
  };
}

function hasTitle({ title }: { title: string }): boolean {
  return title.trim() !== '';
}

function ownLanguage({ profile: { pageLanguage } }: PublicPage): ShownLanguages {
  return { language: pageLanguage, languages: [pageLanguage] };
}

const noNews: ShownNews = { posts: [], hasMore: false };

/** In which language the page is shown, and which it has. */
export type ShownLanguages = Pick<RenderInput, 'language' | 'languages'>;

export function previewInput(
  page: PublicPage,
  parts: PreviewParts,
  news: ShownNews = noNews,
  products: readonly ProductCard[] = [],
  languages: ShownLanguages = ownLanguage(page),
): RenderInput {
  const { texts, mediaOrigin: origin, islands, fonts } = parts;
  const { profilePhoto, mainPhoto, coverPhoto, displayName } = page.profile;
  return {
    page: pageShownAt(page, new Date()),
    ...languages,
    texts,
    appOrigin: window.location.origin,
    mediaOrigin: origin,
    photos: {
      ...(profilePhoto && { profile: pagePhoto(profilePhoto, displayName, origin) }),
      ...(mainPhoto && { main: pagePhoto(mainPhoto, displayName, origin) }),
      ...(coverPhoto && { cover: pagePhoto(coverPhoto, displayName, origin) }),
    },
    posts: news.posts,
    hasMorePosts: news.hasMore,
    products,
    islands: { inlineScriptHashes: [], islands },
    ...(fonts && { fonts }),
    isPreview: true,
  };
}
