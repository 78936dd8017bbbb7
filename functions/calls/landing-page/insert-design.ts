import type { insertDesign as contract } from '../../../shared/calls/landing-page.ts';
import { saveDraft } from '../../domain/pages/save-page.ts';
import type { Handler } from '../../kit/call-group.ts';

export const insertDesign: Handler<typeof contract> = async ({ version, design: sent }, context) => {
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return saveDraft(context, version, (draft) => ({ ...draft, design: { ...draft.design, ...changes } }));
};
