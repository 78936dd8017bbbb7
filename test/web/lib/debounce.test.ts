import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce, DEBOUNCE_MS, ignoreRepeats } from '../../../web/lib/debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('repeated actions are debounced at 500 ms (specification 2, section 9)', () => {
  it('runs once, with the last arguments, 500 ms after the last time', () => {
    const action = vi.fn<(text: string) => void>();
    const debounced = debounce(action);

    debounced('m');
    vi.advanceTimersByTime(499);
    debounced('mara');
    vi.advanceTimersByTime(499);
    const before = action.mock.calls.length;
    vi.advanceTimersByTime(1);

    expect(DEBOUNCE_MS).toBe(500);
    expect(before).toBe(0);
    expect(action.mock.calls).toEqual([['mara']]);
  });

  it('runs at once on flush, and then not again', () => {
    const action = vi.fn<(text: string) => void>();
    const debounced = debounce(action);

    debounced('mara');
    debounced.flush();
    debounced.flush();
    vi.advanceTimersByTime(1_000);

    expect(action.mock.calls).toEqual([['mara']]);
  });

  it('does not run when it was cancelled', () => {
    const action = vi.fn<() => void>();
    const debounced = debounce(action);

    debounced();
    debounced.cancel();
    vi.advanceTimersByTime(1_000);

    expect(action).not.toHaveBeenCalled();
  });

  it('takes a double click for one click, and a click 500 ms later for another', () => {
    const action = vi.fn<() => void>();
    const click = ignoreRepeats(action);

    click();
    vi.advanceTimersByTime(499);
    click();
    const afterDoubleClick = action.mock.calls.length;
    vi.advanceTimersByTime(1);
    click();

    expect(afterDoubleClick).toBe(1);
    expect(action).toHaveBeenCalledTimes(2);
  });
});
