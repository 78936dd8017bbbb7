import { describe, expect, test } from 'vitest';
import { getPageSocket } from '../../../../functions/calls/insurance-catalogue/get-page-socket.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getPageSocket', () => {
  test('says how often to ask: every 3 seconds in sight, every 30 out of it', async () => {
    expect(await getPageSocket({}, callContext())).toEqual({ kind: 'polling', visibleSeconds: 3, hiddenSeconds: 30 });
  });
});
