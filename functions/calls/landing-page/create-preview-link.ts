import type { createPreviewLink as contract } from '../../../shared/calls/landing-page.ts';
import { previewLink } from '../../domain/pages/page-links.ts';
import { createPreview } from '../../domain/pages/preview-links.ts';
import type { Handler } from '../../kit/call-group.ts';

export const createPreviewLink: Handler<typeof contract> = async (_, context) => {
  const { token, expiresAt } = await createPreview(context);
  return { link: previewLink(token), expiresAt };
};
