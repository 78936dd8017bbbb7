import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cancellationReasons, isConditionFailure, retryConflicts } from '../../../../functions/kit/clients/dynamo.ts';
import { conditionFailed, throttled, transactionCanceled } from '../../../kit/dynamo.ts';

const conflict = (): Error => Object.assign(new Error('conflict'), { name: 'TransactionConflictException' });

describe('a write that meets another at one item', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

  test('waits longer before each try, at most for two fifths of a second in all', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const times: number[] = [];
    const send = vi.fn(() => {
      times.push(performance.now());
      return Promise.reject(conflict());
    });
    await expect(retryConflicts(send)).rejects.toThrow('conflict');

    for (const [index, least] of [40, 80, 120, 160].entries()) {
      // Timers may be a little early.
      expect((times[index + 1] ?? 0) - (times[index] ?? 0)).toBeGreaterThan(least - 3);
    }
  });

  test.each([
    ['a transaction', () => transactionCanceled('None', 'TransactionConflict')],
    ['a single write', conflict],
  ])('is tried again: %s', async (_, makeError) => {
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(makeError())
      .mockRejectedValueOnce(makeError())
      .mockResolvedValue('done');

    expect(await retryConflicts(send)).toBe('done');
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('is given up after five tries', async () => {
    const send = vi.fn(() => Promise.reject(conflict()));

    await expect(retryConflicts(send)).rejects.toThrow('conflict');
    expect(send).toHaveBeenCalledTimes(5);
  });

  test.each([
    ['a refused condition', conditionFailed],
    [
      'a transaction with a refused condition',
      () => transactionCanceled('TransactionConflict', 'ConditionalCheckFailed'),
    ],
    ['throttling, which the SDK repeats itself', throttled],
  ])('is not tried again for %s', async (_, makeError) => {
    const send = vi.fn(() => Promise.reject(makeError()));

    await expect(retryConflicts(send)).rejects.toThrow();
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test('reasons of a refused transaction come in the order of its items; of anything else there are none', () => {
  expect(cancellationReasons(transactionCanceled('None', 'ConditionalCheckFailed'))).toEqual([
    'None',
    'ConditionalCheckFailed',
  ]);
  expect(cancellationReasons(conditionFailed())).toBeNull();
  expect(cancellationReasons('x')).toBeNull();
  expect(isConditionFailure(conditionFailed())).toBe(true);
  expect(isConditionFailure(transactionCanceled('ConditionalCheckFailed'))).toBe(false);
});

test('a refused transaction that does not say why has no reasons, and an item without one is none of them', () => {
  const refused = (more: object): Error =>
    Object.assign(new Error('no'), { name: 'TransactionCanceledException', ...more });

  expect(cancellationReasons(refused({}))).toEqual([]);
  expect(cancellationReasons(refused({ CancellationReasons: [{}, { Code: 'TransactionConflict' }] }))).toEqual([
    'None',
    'TransactionConflict',
  ]);
});
