import type { insertDesign as contract } from '../../../shared/calls/landing-page.ts';
import { drawnTemplateIds, type TemplateId } from '../../../shared/model/page.ts';
import { saveDraft } from '../../domain/pages/save-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

const drawn: readonly TemplateId[] = drawnTemplateIds;

export const insertDesign: Handler<typeof contract> = async ({ version, design: sent }, context) => {
  if (sent.template && !drawn.includes(sent.template)) throw new AppError('under_construction');
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return saveDraft(context, version, (draft) => ({ ...draft, design: { ...draft.design, ...changes } }));
};
