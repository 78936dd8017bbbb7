import type { getPreview as contract } from '../../../shared/calls/landing-page.ts';
import { openPreview } from '../../domain/pages/preview-links.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPreview: Handler<typeof contract> = ({ token }, { now }) => openPreview(token, now);
