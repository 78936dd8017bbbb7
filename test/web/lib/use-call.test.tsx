// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { raiseReloadFlag } from '../../../web/lib/session/reloads.ts';
import { storeTokens } from '../../../web/lib/tokens/token-store.ts';
import { useAskAgain, useCall, useEffectCall } from '../../../web/lib/use-call.ts';
import { openCleanBrowser } from './kit/clean-browser.ts';
import { envelope, failure, networkFailure, startFakeServer, type FakeServer } from './kit/fake-server.ts';
import { makeTokens } from './kit/tokens.ts';

const USER_INFO = '/v1/xid/getUserInfo';
const QUERIES = '/v1/xlp/getUserQueries';
const GO_LIVE = '/v1/xlp/goLive';

let server: FakeServer;

beforeEach(() => {
  openCleanBrowser();
  server = startFakeServer();
  storeTokens(makeTokens(1, 'account-1'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each test has a cache of its own. */
function withOwnCache(): { wrapper: (props: { children: ReactNode }) => ReactNode } {
  const cache = new Map();
  return { wrapper: ({ children }) => <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig> };
}

describe('useCall', () => {
  it('gives what the call answers', async () => {
    server.reply(USER_INFO, envelope(200, { fullName: 'Mara Lindqvist' }));

    const { result } = renderHook(() => useCall('getUserInfo', {}), withOwnCache());

    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.data).toEqual({ fullName: 'Mara Lindqvist' }));
    expect(result.current.isLoading).toBe(false);
  });

  it('asks nothing while its input is null', () => {
    const { result } = renderHook(() => useCall('getUserInfo', null), withOwnCache());

    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(server.requests).toEqual([]);
  });

  it('asks once for the same input in several places, and again for another input', async () => {
    server.reply(QUERIES, () => envelope(200, { queries: [] }));
    const useThree = (): unknown[] => [
      useCall('getUserQueries', { days: 7 }).data,
      useCall('getUserQueries', { days: 7 }).data,
      useCall('getUserQueries', { days: 28 }).data,
    ];

    const { result } = renderHook(useThree, withOwnCache());

    await waitFor(() => expect(result.current.every((data) => data !== undefined)).toBe(true));
    expect(server.requestsTo(QUERIES)).toHaveLength(2);
  });

  it('keeps what it showed while a new page comes, when told so', async () => {
    server.reply(QUERIES, envelope(200, { queries: [] }), () => new Promise<Response>(() => undefined));
    const { result, rerender } = renderHook(
      ({ days }: { days: 7 | 14 }) => useCall('getUserQueries', { days }, { swr: { keepPreviousData: true } }),
      { ...withOwnCache(), initialProps: { days: 7 } },
    );
    await waitFor(() => expect(result.current.data).toEqual({ queries: [] }));

    rerender({ days: 14 });

    await waitFor(() => expect(server.requestsTo(QUERIES)).toHaveLength(2));
    expect(result.current.data).toEqual({ queries: [] });
  });

  it('gives the error of the call', async () => {
    server.reply(USER_INFO, failure(403, 'account_suspended', 'This account is suspended.'));

    const { result } = renderHook(() => useCall('getUserInfo', {}), withOwnCache());

    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'account_suspended' }));
  });

  it('shows nothing for a cleared session and asks again by the reload flag', async () => {
    server.reply(
      USER_INFO,
      failure(104, 'signing_failed', 'The request could not be verified.'),
      envelope(200, { fullName: 'Mara' }),
    );

    const { result } = renderHook(() => useCall('getUserInfo', {}), withOwnCache());

    await waitFor(() => expect(result.current.data).toEqual({ fullName: 'Mara' }));
    expect(result.current.error).toBeUndefined();
  });

  it('asks once for several reload flags in a row', async () => {
    server.reply(USER_INFO, () => envelope(200, { fullName: 'Mara' }));
    const { result } = renderHook(() => useCall('getUserInfo', {}), withOwnCache());
    await waitFor(() => expect(result.current.data).toBeDefined());

    act(() => {
      raiseReloadFlag();
      raiseReloadFlag();
    });

    await waitFor(() => expect(server.requestsTo(USER_INFO)).toHaveLength(2));
  });

  it('never shows one account what was loaded for another', async () => {
    server.reply(USER_INFO, envelope(200, { fullName: 'Mara' }), () => new Promise<Response>(() => undefined));
    const { result } = renderHook(() => useCall('getUserInfo', {}), withOwnCache());
    await waitFor(() => expect(result.current.data).toEqual({ fullName: 'Mara' }));

    act(() => storeTokens(makeTokens(1, 'account-2')));

    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(server.requestsTo(USER_INFO)).toHaveLength(2));
  });
});

describe('useAskAgain', () => {
  it('asks again for every input of a call, and for no other call, and is done when the answers are there', async () => {
    server.reply(QUERIES, () => envelope(200, { queries: [] }));
    server.reply(USER_INFO, () => envelope(200, { fullName: 'Mara Lindqvist' }));
    const useBoth = () => ({
      week: useCall('getUserQueries', { days: 7 }).data,
      month: useCall('getUserQueries', { days: 28 }).data,
      account: useCall('getUserInfo', {}).data,
      askAgain: useAskAgain(),
    });
    const { result } = renderHook(useBoth, withOwnCache());
    await waitFor(() => expect(Object.values(result.current)).not.toContain(undefined));
    const newer = { queries: [{ question: 'What does it cost?', count: 1 }] };
    server.reply(QUERIES, () => envelope(200, newer));

    await act(() => result.current.askAgain('getUserQueries'));

    expect([result.current.week, result.current.month]).toEqual([newer, newer]);
    expect(server.requestsTo(QUERIES)).toHaveLength(4);
    expect(server.requestsTo(USER_INFO)).toHaveLength(1);
  });
});

describe('useEffectCall', () => {
  it('runs a call and gives its answer', async () => {
    server.reply(GO_LIVE, envelope(200, { status: 'pending', liveLink: 'https://app.test/mara' }));
    const { result } = renderHook(() => useEffectCall('goLive'));

    const output = await act(() => result.current.run({}));

    expect(output).toEqual({ status: 'pending', liveLink: 'https://app.test/mara' });
    expect(result.current).toMatchObject({ isRunning: false, error: undefined });
  });

  it('says that it runs', async () => {
    server.reply(GO_LIVE, () => new Promise<Response>(() => undefined));
    const { result } = renderHook(() => useEffectCall('goLive'));

    act(() => void result.current.run({}));

    expect(result.current.isRunning).toBe(true);
    await waitFor(() => expect(server.requestsTo(GO_LIVE)).toHaveLength(1));
  });

  it('gives null and the error when it failed, and forgets the error when it is tried again', async () => {
    server.reply(GO_LIVE, networkFailure(), envelope(200, { status: 'pending', liveLink: '' }));
    const { result } = renderHook(() => useEffectCall('goLive'));

    const failed = await act(() => result.current.run({}));
    const error = result.current.error;
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    await act(() => result.current.run({}));

    expect(failed).toBeNull();
    expect(error).toMatchObject({ code: 'network' });
    expect(result.current.error).toBeUndefined();
    const keys = server.requestsTo(GO_LIVE).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
  });
});
