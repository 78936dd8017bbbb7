import type { getPageSocket as contract } from '../../../shared/calls/insurance-catalogue.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPageSocket: Handler<typeof contract> = async () => ({
  kind: 'polling',
  visibleSeconds: 3,
  hiddenSeconds: 30,
});
