import type { getPublishedVersion as contract } from '../../../shared/calls/landing-page.ts';
import { findVersion } from '../../domain/pages/published-versions.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPublishedVersion: Handler<typeof contract> = async ({ publishedAt }, { actor }) => {
  const page = await findVersion(actor.id, publishedAt);
  if (!page) throw new AppError('not_found');
  return { page };
};
