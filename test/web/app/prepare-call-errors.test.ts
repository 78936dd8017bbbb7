// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../../web/app/i18n.ts';
import { ApiError, networkError } from '../../../web/lib/api/api-error.ts';
import { withWords } from '../../../web/lib/api/with-words.ts';
import { ChunkLoadError } from '../../../web/lib/load-chunk.ts';
import { loadTexts } from '../../../web/lib/load-texts.ts';

vi.mock('../../../web/lib/load-texts.ts', async (original) => {
  const { loadTexts: load } = await original<{ loadTexts: typeof loadTexts }>();
  return { loadTexts: vi.fn(load) };
});

const refusal = (code: ApiError['code'], details = {}): ApiError =>
  new ApiError({ code, status: 409, message: 'Words of the server.', details });

const loaded = (): string[] =>
  vi.mocked(loadTexts).mock.calls.map(([language, namespace]) => `${language} ${namespace}`);

async function fail(failure: Error): Promise<void> {
  await expect(withWords(Promise.reject(failure))).rejects.toBe(failure);
}

beforeEach(async () => {
  await startTexts('de_de');
  vi.mocked(loadTexts).mockClear();
});

describe('a call that fails', () => {
  it('does so once its words are there', async () => {
    await fail(refusal('voucher_invalid'));

    expect(i18next.exists('call-errors:voucher_invalid')).toBe(true);
    expect(loaded()).toEqual(['de_de call-errors']);
  });

  it('has them from then on', async () => {
    await fail(refusal('voucher_invalid'));
    await fail(refusal('policy_closed'));

    expect(loaded()).toHaveLength(1);
  });

  it('brings those of the fields that it names', async () => {
    await fail(refusal('conflict', { fields: { code: 'voucher_invalid' } }));

    expect(loaded()).toEqual(['de_de call-errors']);
  });

  it('loads nothing for words that every screen has', async () => {
    await fail(networkError(new Error('offline')));
    await fail(refusal('conflict'));

    expect(loaded()).toEqual([]);
  });

  it('fails with the words of the server where its own do not come, and takes no screen away', async () => {
    vi.mocked(loadTexts).mockRejectedValueOnce(new ChunkLoadError(new Error('offline')));
    const onMissing = vi.fn();
    i18next.on('failedLoading', onMissing);

    await fail(refusal('voucher_invalid'));

    expect(i18next.exists('call-errors:voucher_invalid')).toBe(false);
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('waits five seconds for them at most', async () => {
    vi.useFakeTimers();
    vi.mocked(loadTexts).mockReturnValueOnce(new Promise(() => {}));
    const failing = fail(refusal('voucher_invalid'));

    await vi.advanceTimersByTimeAsync(5_000);

    await failing;
    vi.useRealTimers();
  });
});
