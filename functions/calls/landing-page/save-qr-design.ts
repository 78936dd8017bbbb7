import type { saveQrDesign as contract } from '../../../shared/calls/landing-page.ts';
import { saveDesign } from '../../domain/pages/save-places.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveQrDesign: Handler<typeof contract> = async ({ design }, context) => {
  await saveDesign(context, design);
  return { design };
};
