import { describe, expect, test } from 'vitest';
import { getProfile } from '../../../../functions/calls/landing-page/get-profile.ts';
import { callContext, ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountRow, livePageRows, pageRow, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();

describe('getProfile', () => {
  test('shows everyone the live page of a name, in any spelling of it, and nothing of the draft', async () => {
    store(dynamo, [...livePageRows(), pageRow({}, { title: 'secret draft' })]);

    expect(await getProfile({ agentName: ' MARA ' }, callContext())).toEqual({ live: publicPage(), own: null });
  });

  test.each(['rnara', 'tom', 'admin', '', 'a'.repeat(60), '../mara'])('finds nothing under %j', async (agentName) => {
    store(dynamo, livePageRows());

    await expect(getProfile({ agentName }, callContext())).rejects.toMatchObject({ code: 'not_found' });
  });

  test('shows the owner the own draft and state', async () => {
    store(dynamo, [...livePageRows(), pageRow({ status: 'live', liveName: 'mara', publishedVersion: 3 })]);
    const { live, own } = await getProfile({}, ownerContext());

    expect(live).toEqual(publicPage());
    expect(own).toMatchObject({
      version: 3,
      status: 'live',
      isChanged: false,
      liveLink: 'https://xpage.example/mara',
      pageAddress: 'https://xpage.example/mara',
    });
  });

  test('shows a new owner the page to start with, which was never saved', async () => {
    store(dynamo, [accountRow({ language: 'de_de' })]);
    const { live, own } = await getProfile({}, ownerContext());

    expect(live).toBeNull();
    expect(own).toMatchObject({ version: 0, savedAt: null, liveLink: null, isChanged: true });
    expect(own?.draft.profile).toMatchObject({ displayName: 'Mara Lindqvist', pageLanguage: 'de_de', agentName: '' });
  });

  test('asks a stranger without a name to sign in', async () => {
    await expect(getProfile({}, callContext())).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
