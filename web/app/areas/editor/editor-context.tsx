/** What the parts of the editor share: the draft and how to change it, the owner, and going live. */
import { createContext, useContext } from 'react';
import type { Account } from '../../../../shared/model/account.ts';
import type { ContactEntry, Design, Feature, Offer, PageDraft, Profile } from '../../../../shared/model/page.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import type { DraftRunner } from './draft/draft-runner.ts';
import type { DraftState } from './draft/draft-store.ts';
import type { GoLive } from './go-live/use-go-live.ts';
import type { OpenPost } from './news/open-post.ts';
import type { PagePart } from './preview/page-part.ts';

/** The caller's own page, as getProfile answers it. */
export type OwnPage = NonNullable<OutputOfCall<'getProfile'>['own']>;

export type Editor = {
  account: Account;
  state: DraftState;
  runner: DraftRunner;
  goLive: GoLive;
  /** The page as the server told it last; `state` is ahead of it. */
  own: OwnPage;
  /** Asks the server for the page again. */
  refreshPage: () => void;
  /** Whether missing fields are told: after an attempt to go live. */
  isStrict: boolean;
  /** The news entry that is being written; it is not part of the draft. */
  openPost: OpenPost | null;
  setOpenPost: (open: OpenPost | null) => void;
  /** The language whose texts are being written; the preview shows the page in it. */
  openLanguage: LanguageValue | null;
  setOpenLanguage: (language: LanguageValue | null) => void;
  /** The part of the page whose fields somebody is in. */
  editedPart: PagePart | null;
  setEditedPart: (part: PagePart | null) => void;
};

const EditorContext = createContext<Editor | null>(null);

export const EditorProvider = EditorContext.Provider;

/** Throws outside the editor. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor was called outside the editor. Put the component below EditorProvider.');
  return editor;
}

export type DraftActions = {
  draft: PageDraft;
  setProfile: (change: Partial<Profile>) => void;
  setDesign: (change: Partial<Design>) => void;
  setContacts: (change: (entries: readonly ContactEntry[]) => ContactEntry[]) => void;
  setOffers: (change: (offers: readonly Offer[]) => Offer[]) => void;
  setFeatures: (change: (features: readonly Feature[]) => Feature[]) => void;
};

/** The draft and the ways to change it. */
export function useDraftActions(): DraftActions {
  const { state, runner } = useEditor();
  return {
    draft: state.draft,
    setProfile: (change) => runner.edit((draft) => ({ ...draft, profile: { ...draft.profile, ...change } })),
    setDesign: (change) => runner.edit((draft) => ({ ...draft, design: { ...draft.design, ...change } })),
    setContacts: (change) => runner.edit((draft) => ({ ...draft, contacts: change(draft.contacts) })),
    setOffers: (change) => runner.edit((draft) => ({ ...draft, offers: change(draft.offers) })),
    setFeatures: (change) => runner.edit((draft) => ({ ...draft, features: change(draft.features) })),
  };
}
