// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../web/app/areas/editor/editor-area.tsx';
import { ownPageKey } from '../../../../../shared/rules/own-page-key.ts';
import { networkError } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls, later } from '../conversations/fake-api.ts';
import { address, closeApp } from '../../render-app.tsx';
import { completeDraft, contact, liveLink, openEditor, refusal, startServer } from './editor-kit.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));
// The frame loads a document of its own; the tests of the preview look into it.
vi.mock('../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: () => null,
}));

const titleField = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Title' });
const nameField = (): HTMLInputElement => screen.getByRole('textbox', { name: 'User Name' });
const goLiveButton = (): HTMLElement => screen.getByRole('button', { name: 'Go live' });

beforeEach(forgetCalls);
afterEach(closeApp);

describe('autosave', () => {
  it('saves what was typed with the version last seen and says so', async () => {
    startServer();
    const user = await openEditor();

    await user.type(titleField(), ' and architect');

    await waitFor(() => expect(callsTo('insertProfile')).toHaveLength(1));
    expect(callsTo('insertProfile')[0]?.input).toEqual({
      version: 4,
      profile: { title: 'Interior designer and architect' },
    });
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });

  it('says in the specified words that the connection is poor and sends the same save again on Retry', async () => {
    startServer();
    answer('insertProfile', () => Promise.reject(networkError(new Error('offline'))));
    const user = await openEditor();

    await user.type(titleField(), '!');
    expect(await screen.findByText('Not saved: Poor internet connection')).toBeTruthy();
    startServer();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(callsTo('insertProfile')).toHaveLength(2));
    const [first, second] = callsTo('insertProfile');
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
    expect(second?.input).toEqual(first?.input);
  });

  it('asks what to do when another tab has saved, and puts my changes on top when I keep them', async () => {
    const server = startServer();
    const user = await openEditor();
    server.own = { ...server.own, version: 9, draft: completeDraft({ tagline: 'From the other tab' }) };

    await user.clear(titleField());
    await user.type(titleField(), 'Mine');
    await user.click(await screen.findByRole('button', { name: 'Keep my changes' }));

    await waitFor(() => expect(server.own.draft.profile.title).toBe('Mine'));
    expect(server.own.draft.profile.tagline).toBe('From the other tab');
  });

  it('drops my changes when I load the other version', async () => {
    const server = startServer();
    const user = await openEditor();
    server.own = { ...server.own, version: 9, draft: completeDraft({ title: 'Theirs' }) };

    await user.type(titleField(), '!');
    await user.click(await screen.findByRole('button', { name: 'Load the other version' }));

    await waitFor(() => expect(titleField().value).toBe('Theirs'));
  });

  it('brings unsaved edits back after a reload of the tab', async () => {
    startServer();
    answer('insertProfile', () => Promise.reject(networkError(new Error('offline'))));
    const user = await openEditor();
    await user.type(titleField(), '!');
    await screen.findByText(/Not saved/);
    const kept = window.sessionStorage.getItem('page-draft:account-1');
    closeApp();
    window.sessionStorage.setItem('page-draft:account-1', kept ?? '');
    const server = startServer();

    await openEditor();

    expect(titleField().value).toBe('Interior designer!');
    await waitFor(() => expect(server.own.draft.profile.title).toBe('Interior designer!'));
  });
});

describe('the user name', () => {
  it('is checked once, half a second after the last key', async () => {
    startServer();
    const user = await openEditor();

    await user.type(nameField(), '-l');

    expect(await screen.findByText('This name is free.')).toBeTruthy();
    expect(callsTo('checkAgentName').map(({ input }) => input)).toEqual([{ agentName: 'mara-l' }]);
  });

  it('that is taken says so and offers one that is free', async () => {
    startServer();
    answer('checkAgentName', ({ agentName }) =>
      agentName === 'mara-l'
        ? { available: false, reason: 'name_taken', suggestion: 'mara-lindqvist' }
        : { available: true, reason: null, suggestion: null },
    );
    answer('insertProfile', () => Promise.reject(refusal('name_taken')));
    const user = await openEditor();

    await user.type(nameField(), '-l');
    expect(await screen.findByText('This user name is taken.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /mara-lindqvist/ }));

    expect(nameField().value).toBe('mara-lindqvist');
  });

  it('that cannot be one is told without asking the server', async () => {
    startServer();
    const user = await openEditor();

    await user.clear(nameField());
    await user.type(nameField(), 'a');

    expect(await screen.findByText(/too short/)).toBeTruthy();
    expect(callsTo('checkAgentName')).toHaveLength(0);
  });
});

describe('contacts', () => {
  const two = [contact('a', { isHighlight: true }), contact('b', { channel: 'instagram', value: 'mara.rooms' })];

  function openContacts() {
    const server = startServer({ draft: { ...completeDraft(), contacts: two } });
    return { server, opened: openEditor() };
  }

  const row = (name: RegExp): HTMLElement => screen.getByRole('button', { name, expanded: false });

  it('are moved with the keyboard, and the new place is said', async () => {
    const { server, opened } = openContacts();
    const user = await opened;
    await user.click(row(/Instagram/));

    screen.getByRole('button', { name: 'Move Instagram up' }).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(server.own.draft.contacts.map(({ id }) => id)).toEqual(['b', 'a']));
    expect(screen.getByText('Instagram is now in place 1 of 2.')).toBeTruthy();
  });

  it('have one highlight: another one replaces it', async () => {
    const { server, opened } = openContacts();
    const user = await opened;
    await user.click(row(/Instagram/));

    await user.click(screen.getByRole('button', { name: 'Make it the highlight' }));

    const highlights = () => server.own.draft.contacts.filter(({ isHighlight }) => isHighlight).map(({ id }) => id);
    await waitFor(() => expect(highlights()).toEqual(['b']));
    expect(screen.getAllByText('Highlight')).toHaveLength(1);
  });

  it('are deleted only after the question', async () => {
    const { server, opened } = openContacts();
    const user = await opened;
    await user.click(row(/Instagram/));

    await user.click(screen.getByRole('button', { name: 'Delete Instagram' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete Instagram?')).toBeTruthy();
    expect(server.own.draft.contacts).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(server.own.draft.contacts.map(({ id }) => id)).toEqual(['a']));
  });

  it('are added from the picker, found by name, and saved once they are complete', async () => {
    const { server, opened } = openContacts();
    const user = await opened;

    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(await screen.findByRole('searchbox'), 'tele');
    await user.click(screen.getByRole('button', { name: 'Telegram' }));
    await user.type(screen.getByRole('textbox', { name: 'User name or link' }), 'mara_l');

    await waitFor(() =>
      expect(server.own.draft.contacts.at(-1)).toMatchObject({ channel: 'telegram', value: 'mara_l' }),
    );
  });

  it('with a wrong value are told so once the field is left, and the saved value stays', async () => {
    const { server, opened } = openContacts();
    const user = await opened;
    await user.click(row(/E-mail/));

    await user.clear(screen.getByRole('textbox', { name: 'E-mail address' }));
    await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'mara@');
    await user.tab();

    expect(await screen.findByText('Email format invalid')).toBeTruthy();
    expect(server.own.draft.contacts[0]?.value).toBe('mara@example.com');
  });

  it('with a value that only the server refuses say so at the entry, and the others are saved', async () => {
    const { server, opened } = openContacts();
    const user = await opened;
    const fields = { 'contacts.1.value': 'link_of_another_site' };
    answer('insertSocialMedia', () => Promise.reject(refusal('input_invalid', { fields })));
    await user.click(row(/Instagram/));
    await user.type(screen.getByRole('textbox', { name: 'User name or link' }), '2');

    expect(await screen.findByText(/^This link leads to another site/)).toBeTruthy();
    startServer(server.own);
    await user.click(row(/E-mail/));
    await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), '.au');

    const values = () => callsTo('insertSocialMedia').at(-1)?.input['contacts'];
    await waitFor(() => expect(values()).toMatchObject([{ value: 'mara@example.com.au' }, { value: 'mara.rooms' }]));
  });
});

describe('photos', () => {
  const input = (): HTMLInputElement => screen.getByLabelText('Choose a file: Profile photo');

  it('of another format are refused in the specified words before anything is sent', async () => {
    startServer();
    const user = await openEditor();

    await user.upload(input(), new File(['%PDF-1.7'], 'a.jpg', { type: 'image/jpeg' }));

    expect(await screen.findByText('Unsupported file format. Please upload a JPG, PNG, or GIF file.')).toBeTruthy();
    expect(callsTo('getSignedUrl')).toHaveLength(0);
  });

  it('over 8 MB are refused in the specified words before anything is sent', async () => {
    startServer();
    const user = await openEditor();
    const bytes = new Uint8Array(8 * 1024 * 1024 + 1);
    bytes.set([0xff, 0xd8, 0xff]);

    await user.upload(input(), new File([bytes], 'a.jpg', { type: 'image/jpeg' }));

    expect(await screen.findByText('The file size exceeds the 8MB limit. Please upload a smaller file.')).toBeTruthy();
    expect(callsTo('getSignedUrl')).toHaveLength(0);
  });

  it('are removed only after the question', async () => {
    const profilePhoto = { mediaId: 'm', path: '/m/a.webp', width: 8, height: 8 };
    const server = startServer({ draft: completeDraft({ profilePhoto }) });
    const user = await openEditor();

    await user.click(screen.getByRole('button', { name: /^Remove.*Profile photo$/ }));
    expect(await screen.findByText('Are you sure you want to delete your profile photo?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(server.own.draft.profile.profilePhoto).toBeNull());
  });
});

describe('going live', () => {
  it('publishes, then congratulates with the link, and leads back to the editor', async () => {
    startServer();
    const user = await openEditor();

    await user.click(goLiveButton());

    const heading = await screen.findByRole('heading', { name: /Congratulations, Mara/ });
    expect(document.activeElement).toBe(heading);
    const links = screen.getAllByRole('link', { name: 'example.com/mara' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([liveLink, liveLink]);
    expect(screen.getByRole('img', { name: `QR code of ${liveLink}` })).toBeTruthy();
    expect(await screen.findByText('the page is live')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to editor' }));
    expect(await screen.findByRole('heading', { name: 'Basic Information' })).toBeTruthy();
  });

  it('remembers in this browser whose page it is, so that the page does not count its owner', async () => {
    startServer({ status: 'live', liveLink, isChanged: false });
    await openEditor();

    expect(localStorage.getItem(ownPageKey)).toBe('"mara"');
  });

  it('saves what was typed a moment ago first', async () => {
    const server = startServer();
    const user = await openEditor();

    await user.type(titleField(), '!');
    await user.click(goLiveButton());
    await screen.findByRole('heading', { name: /Congratulations/ });

    expect(server.own.draft.profile.title).toBe('Interior designer!');
  });

  it('asks for what is missing in the specified words and leads into the field', async () => {
    startServer({ draft: completeDraft({ title: '' }) });
    const user = await openEditor();

    await user.click(goLiveButton());
    expect(await screen.findByText(/^Please complete all fields in the Basic Information section/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to Title' }));

    await waitFor(() => expect(document.activeElement).toBe(titleField()));
    expect(screen.getByText('This field is required.')).toBeTruthy();
    expect(callsTo('goLive')).toHaveLength(0);
  });

  it('says in the specified words that the link could not be had', async () => {
    startServer();
    answer('goLive', () => Promise.reject(refusal('online_link_failed')));
    const user = await openEditor();

    await user.click(goLiveButton());

    expect(await screen.findByText(/^Failed to obtain the online link/)).toBeTruthy();
  });

  it('publishes once, however often the button is pressed', async () => {
    startServer();
    const going = later<{ status: 'pending'; liveLink: string }>();
    answer('goLive', () => going.promise);
    const user = await openEditor();

    await user.click(goLiveButton());
    await user.click(screen.getByRole('button', { name: /Go live/ }));

    await waitFor(() => expect(callsTo('goLive')).toHaveLength(1));
  });

  it('offers to publish changes once the page is live', async () => {
    startServer({ status: 'live', liveLink, isChanged: false });
    const user = await openEditor();
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeTruthy();

    await user.type(titleField(), '!');

    expect(await screen.findByRole('button', { name: 'Publish changes' })).toBeTruthy();
  });
});

describe('leaving', () => {
  it('saves first and asks nothing when that works', async () => {
    const server = startServer();
    answer('getLeads', () => ({ leads: [], total: 0, hasMore: false, due: 0, medianAnswerSeconds: null }));
    const user = await openEditor();

    await user.type(titleField(), '!');
    await user.click(screen.getByRole('link', { name: 'Leads' }));

    await waitFor(() => expect(address()).toBe('/app/leads'));
    expect(server.own.draft.profile.title).toBe('Interior designer!');
  });

  it('with something that cannot be saved asks: Cancel stays, Leave goes', async () => {
    startServer();
    answer('getLeads', () => ({ leads: [], total: 0, hasMore: false, due: 0, medianAnswerSeconds: null }));
    const user = await openEditor();
    await user.clear(nameField());
    await user.type(nameField(), 'a');

    await user.click(screen.getByRole('link', { name: 'Leads' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/app/page');
    await user.click(screen.getByRole('link', { name: 'Leads' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    await waitFor(() => expect(address()).toBe('/app/leads'));
  });

  it('is not moving between its own tabs: nothing is asked there, and the edits go along', async () => {
    startServer();
    answer('getLeads', () => ({ leads: [], total: 0, hasMore: false, due: 0, medianAnswerSeconds: null }));
    const user = await openEditor();
    await user.clear(nameField());
    await user.type(nameField(), 'a');
    const tab = (name: string): HTMLElement =>
      within(screen.getByRole('navigation', { name: 'Editor' })).getByRole('link', { name });

    for (const [name, path] of [
      ['Design', '/app/design'],
      ['Page Settings', '/app/settings-page'],
      ['Profile', '/app/page'],
    ] as const) {
      await user.click(tab(name));
      expect(address()).toBe(path);
    }
    expect(nameField().value).toBe('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Leads' }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy();
    expect(address()).toBe('/app/page');
  });

  it('by closing the tab is held up only while something is unsaved', async () => {
    startServer();
    const user = await openEditor();
    const isHeld = (): boolean => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void window.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(isHeld()).toBe(false);

    await user.type(titleField(), '!');

    expect(isHeld()).toBe(true);
    await waitFor(() => expect(isHeld()).toBe(false));
  });
});

describe('the first visit', () => {
  it('has the user name ready and needs three more things to go live', async () => {
    const empty = completeDraft({ agentName: '', title: '', aboutMe: '' });
    const server = startServer({ draft: empty, version: 0, savedAt: null });
    const user = await openEditor('/app/page', 'Four things, Mara, and your page is ready.');
    expect(nameField().value).toBe('mara-lindqvist');

    await user.type(titleField(), 'Interior designer');
    await user.type(screen.getByRole('textbox', { name: 'About Me' }), 'I plan homes.');
    await user.click(screen.getByRole('radio', { name: 'E-mail' }));
    await user.click(goLiveButton());

    expect(await screen.findByRole('heading', { name: /Congratulations/ })).toBeTruthy();
    expect(server.own.draft.contacts).toMatchObject([
      { channel: 'email', value: 'mara@example.com', isHighlight: true },
    ]);
  });

  it('can be left for the full editor', async () => {
    startServer({ draft: completeDraft({ agentName: '' }), version: 0, savedAt: null });
    const user = await openEditor('/app/page', 'Four things, Mara, and your page is ready.');

    await user.click(screen.getByRole('button', { name: 'Open the full editor' }));

    expect(await screen.findByRole('heading', { name: 'Basic Information' })).toBeTruthy();
  });
});

describe('a page that cannot be loaded', () => {
  it('says why and loads again when asked', async () => {
    startServer();
    answer('getProfile', () => Promise.reject(refusal('forbidden')));
    const opened = openEditor();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    startServer();

    retry.click();
    await opened;

    expect(titleField().value).toBe('Interior designer');
  });
});
