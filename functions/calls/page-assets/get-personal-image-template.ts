import type { getPersonalImageTemplate as contract } from '../../../shared/calls/page-assets.ts';
import { imageTemplateIds, templateIds } from '../../../shared/model/page.ts';
import type { Feature } from '../../../shared/model/account.ts';
import { imageTemplateNeeds, isIncluded, templateNeeds } from '../../../shared/model/template.ts';
import { loadPage } from '../../domain/pages/save-page.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPersonalImageTemplate: Handler<typeof contract> = async (_, { actor, now }) => {
  const { draft } = await loadPage(actor.id);
  const accessOf = (need: Feature | null) =>
    ({ access: need === null ? 'free' : 'upgrade', isOpen: isIncluded(need, actor.plan, now) }) as const;
  return {
    pages: templateIds.map((id) => ({ id, ...accessOf(templateNeeds[id]) })),
    images: imageTemplateIds.map((id) => ({ id, ...accessOf(imageTemplateNeeds[id]) })),
    chosen: { page: draft.design.template, image: draft.design.imageTemplate },
  };
};
