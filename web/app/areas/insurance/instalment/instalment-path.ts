import { applicationPath } from '../../../../lib/routes.ts';

/** Where an instalment is paid. */
export const instalmentPath = (applicationId: string, key?: string): string =>
  `${applicationPath(applicationId)}?pay=instalment${key === undefined ? '' : `#${key}`}`;
