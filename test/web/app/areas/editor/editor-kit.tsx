/** A server for the editor that keeps one page, and opening the editor on it. Use with `vi.mock` of `call.ts`. */
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { defaultAssistant } from '../../../../../shared/model/assistant.ts';
import { emptyDraft, type ContactEntry, type PageDraft } from '../../../../../shared/model/page.ts';
import { ApiError } from '../../../../../web/lib/api/api-error.ts';
import type { OutputOfCall } from '../../../../../web/lib/api/call-types.ts';
import { answer } from '../conversations/fake-api.ts';
import { account, openApp } from '../../render-app.tsx';

export type OwnPage = NonNullable<OutputOfCall<'getProfile'>['own']>;

const savedAt = '2026-03-01T09:00:00.000Z';
export const liveLink = 'https://example.com/mara';

export function contact(id: string, change: Partial<ContactEntry> = {}): ContactEntry {
  return {
    id,
    channel: 'email',
    displayText: '',
    value: 'mara@example.com',
    isHighlight: false,
    isEnabled: true,
    ...change,
  };
}

/** A page that could go live. */
export function completeDraft(change: Partial<PageDraft['profile']> = {}): PageDraft {
  const draft = emptyDraft('Mara Lindqvist', 'en_us');
  const profile = { agentName: 'mara', title: 'Interior designer', aboutMe: 'I plan homes.' };
  return { ...draft, profile: { ...draft.profile, ...profile, ...change } };
}

/** The server's page; tests look at it and change it. */
export type Server = { own: OwnPage };

/** Answers every call of the editor; a save with an old version is a conflict, as it is on the server. */
export function startServer(change: Partial<OwnPage> = {}): Server {
  const server: Server = {
    own: {
      draft: completeDraft(),
      version: 4,
      status: 'editing',
      savedAt,
      isChanged: false,
      liveLink: null,
      pageAddress: liveLink,
      publishError: null,
      ...change,
    },
  };
  const save = (version: number, draft: Partial<PageDraft>) => {
    if (version !== server.own.version) throw refusal('conflict');
    server.own = { ...server.own, draft: { ...server.own.draft, ...draft }, version: version + 1, isChanged: true };
    return { version: version + 1, savedAt, status: server.own.status };
  };
  answer('getUserInfo', () => account);
  answer('getProfile', () => ({ live: null, own: server.own }));
  answer('getAiAssistant', () => ({
    settings: defaultAssistant('Mara Lindqvist'),
    usage: { used: 0, limit: 10_000 },
    isIncluded: true,
  }));
  answer('insertProfile', ({ version, profile }) =>
    save(version, { profile: { ...server.own.draft.profile, ...(profile as object) } }),
  );
  answer('insertSocialMedia', ({ version, contacts }) => save(version, { contacts }));
  answer('insertDesign', ({ version, design }) =>
    save(version, { design: { ...server.own.draft.design, ...(design as object) } }),
  );
  answer('checkAgentName', () => ({ available: true, reason: null, suggestion: null }));
  answer('goLive', () => {
    server.own = { ...server.own, status: 'live', liveLink, isChanged: false };
    return { status: 'pending', liveLink };
  });
  return server;
}

/** An answer that is an error. */
export function refusal(code: ApiError['code'], details: Record<string, unknown> = {}): ApiError {
  return new ApiError({ code, status: 409, message: code, details });
}

/** Opens one of the editor's tabs, ready to be used. */
export async function openEditor(path = '/app/page', ready = 'Basic Information'): Promise<UserEvent> {
  const user = userEvent.setup();
  await openApp(path, { isSignedIn: true });
  await screen.findByRole('heading', { name: ready }, { timeout: 10_000 });
  return user;
}
