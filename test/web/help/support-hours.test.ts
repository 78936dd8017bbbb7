import { describe, expect, it } from 'vitest';
import { supportState } from '../../../web/help/support-hours.ts';

describe('support', () => {
  it.each([
    ['before it opens', '2026-11-23T08:59:59Z', false, '2026-11-23T09:00:00Z'],
    ['as it opens', '2026-11-23T09:00:00Z', true, '2026-11-23T18:00:00Z'],
    ['in the last second', '2026-11-23T17:59:59Z', true, '2026-11-23T18:00:00Z'],
    ['as it closes', '2026-11-23T18:00:00Z', false, '2026-11-24T09:00:00Z'],
    ['on Friday evening', '2026-11-27T20:00:00Z', false, '2026-11-30T09:00:00Z'],
    ['on Saturday', '2026-11-28T12:00:00Z', false, '2026-11-30T09:00:00Z'],
    ['on Sunday', '2026-11-29T23:59:00Z', false, '2026-11-30T09:00:00Z'],
    ['in summer, when London is an hour ahead', '2026-07-01T08:30:00Z', false, '2026-07-01T09:00:00Z'],
  ])('%s', (_, now, isOpen, until) => {
    expect(supportState(new Date(now), { from: '09:00', until: '18:00' })).toEqual({ isOpen, until: new Date(until) });
  });
});
