// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PersonRequest } from '../../../../shared/model/conversation.ts';
import { raiseReloadFlag } from '../../../../web/lib/session/reloads.ts';
import { answer, forgetCalls } from '../areas/conversations/fake-api.ts';
import { account, closeApp, openApp } from '../render-app.tsx';

vi.mock(
  '../../../../web/lib/api/call.ts',
  async () => (await import('../areas/conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../web/app/areas/editor/editor-area.tsx', () => ({ EditorArea: () => 'the editor' }));
const playKnock = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/app/shell/knock.ts', () => ({ playKnock }));

const request: PersonRequest = {
  conversationId: '9c0fb2a4-6f0d-4bb4-8a50-000000000001',
  customer: null,
  wantedAt: '2026-01-01T10:00:00.000Z',
  asked: 'What does a first session cost?',
};
const waiting = (...requests: PersonRequest[]): void => answer('getPersonRequests', () => ({ requests }));

/** What is live is asked for anew. */
const lookAgain = (): Promise<void> => act(async () => raiseReloadFlag());

beforeEach(() => {
  forgetCalls();
  playKnock.mockClear();
  document.head.innerHTML = '<title>Profile</title><link rel="icon" href="/favicon.svg">';
  answer('getUserInfo', () => account);
  waiting(request);
});
afterEach(closeApp);

const icon = (): string => document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '';

it('says on every screen who waits, and leads into the chat', async () => {
  await openApp('/app/page', { isSignedIn: true });

  expect(await screen.findByText('A visitor wants to talk to you')).toBeTruthy();
  expect(screen.getByText(request.asked)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the chat' }).getAttribute('href')).toBe(
    `/app/history?conversation=${request.conversationId}`,
  );
});

it('marks the tab while somebody waits, whatever title the screen gives itself, and not after', async () => {
  await openApp('/app/page', { isSignedIn: true });
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  expect(icon()).toContain('data:image/svg+xml');
  document.title = 'Leads';
  await waitFor(() => expect(document.title).toBe('(1) Leads'));

  waiting();
  await lookAgain();

  await waitFor(() => expect(document.title).toBe('Leads'));
  expect(icon()).toContain('/favicon.svg');
  expect(screen.queryByText('A visitor wants to talk to you')).toBeNull();
});

it('sounds once for each visitor', async () => {
  await openApp('/app/page', { isSignedIn: true });
  await screen.findByText('A visitor wants to talk to you');
  expect(playKnock).toHaveBeenCalledOnce();

  waiting(request, { ...request, conversationId: '9c0fb2a4-6f0d-4bb4-8a50-000000000002' });
  await lookAgain();

  await screen.findByText('2 visitors want to talk to you');
  expect(playKnock).toHaveBeenCalledTimes(2);
});
