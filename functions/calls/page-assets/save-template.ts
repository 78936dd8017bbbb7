import type { saveTemplate as contract } from '../../../shared/calls/page-assets.ts';
import { checkTemplates } from '../../domain/pages/check-templates.ts';
import { saveDraft } from '../../domain/pages/save-page.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveTemplate: Handler<typeof contract> = async ({ version, page, image }, context) =>
  saveDraft(context, version, (draft) => {
    const design = {
      ...draft.design,
      ...(page !== undefined && { template: page }),
      ...(image !== undefined && { imageTemplate: image }),
    };
    checkTemplates(draft.design, design, context);
    return { ...draft, design };
  });
