// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../../web/app/areas/editor/editor-area.tsx';
import { publicPage } from '../../../../../../shared/calls/examples.ts';
import type { PublicPage } from '../../../../../../shared/model/page.ts';
import { restoredDraft } from '../../../../../../web/app/areas/editor/page-settings/restored-draft.ts';
import { answer, forgetCalls } from '../../conversations/fake-api.ts';
import { closeApp } from '../../../render-app.tsx';
import { completeDraft, contact, openEditor, startServer } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));
vi.mock('../../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: () => null,
}));

beforeEach(forgetCalls);
afterEach(closeApp);

const before: PublicPage = { ...publicPage, profile: { ...publicPage.profile, title: 'Garden planner' } };
const at = (day: number): string => `2026-03-0${day}T09:00:00.000Z`;

async function openVersions() {
  const section = await screen.findByRole('region', { name: 'Published before' });
  return within(section);
}

describe('what was published before', () => {
  it('is listed with what changed, and can be taken into the editor without its user name', async () => {
    const server = startServer();
    answer('getPublishedVersions', () => ({
      versions: [
        { publishedAt: at(2), title: 'Interior designer', changed: ['profile', 'design'], isLive: true },
        { publishedAt: at(1), title: 'Garden planner', changed: [], isLive: false },
      ],
    }));
    answer('getPublishedVersion', () => ({ page: before }));
    const user = await openEditor('/app/settings-page', 'My page');
    const section = await openVersions();
    const rows = await section.findAllByRole('listitem');

    expect(rows[0]?.textContent).toContain('Changed: texts and photos, design');
    expect(rows[0]?.textContent).toContain('Live now');
    expect(rows[1]?.textContent).toContain('The oldest that is kept');

    await user.click(within(rows[1] as HTMLElement).getByRole('button'));
    await user.click(await screen.findByRole('button', { name: 'Take this into the editor' }));

    await waitFor(() => expect(server.own.draft.profile.title).toBe('Garden planner'));
    expect(server.own.draft.profile.agentName).toBe('mara');
  });

  it('says what will be there while nothing was published', async () => {
    startServer();
    answer('getPublishedVersions', () => ({ versions: [] }));
    await openEditor('/app/settings-page', 'My page');

    expect(await (await openVersions()).findByText(/When you have published your page/)).toBeTruthy();
  });
});

describe('going back', () => {
  it('keeps entries that are switched off, which no live page has', () => {
    const off = contact('off', { isEnabled: false });
    const gone = contact('gone');
    const draft = { ...completeDraft(), contacts: [off, gone] };
    const restored = restoredDraft(draft, before);

    expect(restored.contacts).toEqual([...before.contacts, off]);
  });

  it('brings back an entry as it was when it has been switched off since', () => {
    const [live] = before.contacts;
    const draft = { ...completeDraft(), contacts: [{ ...contact(live?.id ?? ''), isEnabled: false }] };

    expect(restoredDraft(draft, before).contacts).toEqual(before.contacts);
  });
});
