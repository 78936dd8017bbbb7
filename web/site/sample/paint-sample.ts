/** Draws the example page anew in its frame: with the renderer of live pages, changed in place as the editor does it. */
import type { TemplateId } from '../../../shared/model/page.ts';
import { documentPatcher } from '../../pages/preview/patch-document.ts';
import type { RenderInput } from '../../pages/render-input.ts';
import { renderPreview } from '../../pages/render-page.tsx';

/** What the reader typed and chose. */
export type Typed = { name: string; work: string; about: string; template: string; colour: string };

export type PaintSample = (typed: Typed) => void;

/** @param document the frame's, as the build drew it from the same input */
export function samplePainter(document: Document, input: RenderInput): PaintSample {
  const patch = documentPatcher(document, renderPreview(input));
  return (typed) => patch(renderPreview(withTyped(input, typed)));
}

export function withTyped(input: RenderInput, { name, work, about, template, colour }: Typed): RenderInput {
  const { page } = input;
  return {
    ...input,
    page: {
      ...page,
      profile: { ...page.profile, displayName: name, title: work, aboutMe: about },
      design: { ...page.design, template: template as TemplateId, themeColour: colour },
    },
  };
}
