/** Which parts of a draft differ from what is saved, and which of those the server would take. */
import type * as z from 'zod';
import { ContactEntry, Design, Feature, Offer, Profile, type PageDraft } from '../../../../../shared/model/page.ts';
import { AgentName, canonicalAgentName } from '../../../../../shared/rules/agent-name.ts';
import { isGoodEntry } from '../contacts/contact-rules.ts';
import type { RefusedValue } from './refused-values.ts';
import { changedContent, type ContentChange } from './savable-content.ts';

/** A name that somebody else has, or that the server refused; it is not sent again. */
export type RefusedName = { name: string; code: string };

/** What the server refused, and is not sent again as it is. */
export type Refused = { refusedName: RefusedName | null; refusedValues: readonly RefusedValue[] };

export const draftParts = ['profile', 'contacts', 'content', 'design'] as const;
export type DraftPart = (typeof draftParts)[number];

export type SavableChanges = {
  profile?: Partial<Profile>;
  contacts?: ContactEntry[];
  content?: ContentChange;
  design?: Partial<Design>;
};

/** The stored form of a name, null while it cannot be saved. An empty one would give the name up, so it is not sent. */
function storedName(typed: string, refused: RefusedName | null): string | null {
  const name = canonicalAgentName(typed);
  if (name === refused?.name) return null;
  return AgentName.safeParse(name).success ? name : null;
}

function storedField(field: keyof Profile, value: Profile[keyof Profile]): unknown {
  const parsed = Profile.shape[field].safeParse(value);
  return parsed.success ? parsed.data : null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function changedProfile(base: Profile, draft: Profile, refused: RefusedName | null): Partial<Profile> | undefined {
  const changes: Partial<Record<keyof Profile, unknown>> = {};
  for (const field of Object.keys(draft) as (keyof Profile)[]) {
    const isName = field === 'agentName';
    const stored = isName ? storedName(draft.agentName, refused) : storedField(field, draft[field]);
    const isUnsavable = stored === null && draft[field] !== null;
    if (!isUnsavable && !isSame(stored, storedField(field, base[field]))) changes[field] = stored;
  }
  return Object.keys(changes).length === 0 ? undefined : (changes as Partial<Profile>);
}

/**
 * What an entry says that cannot be saved stays as it was saved last, its place and its switches change all the same; an
 * entry that never was saved waits.
 */
function savableContacts(
  base: readonly ContactEntry[],
  draft: readonly ContactEntry[],
  refused: readonly RefusedValue[],
): ContactEntry[] {
  return draft.flatMap((entry) => {
    if (isGoodEntry(entry, refused)) return [ContactEntry.parse(entry)];
    const earlier = base.find(({ id }) => id === entry.id);
    if (!earlier) return [];
    const { value, displayText, shownFrom, shownUntil } = earlier;
    return [{ ...entry, value, displayText, shownFrom, shownUntil }];
  });
}

function changedContacts(
  base: readonly ContactEntry[],
  draft: readonly ContactEntry[],
  refused: readonly RefusedValue[],
): ContactEntry[] | undefined {
  const savable = savableContacts(base, draft, refused);
  return isSame(savable, base) ? undefined : savable;
}

function changedDesign(base: Design, draft: Design): Partial<Design> | undefined {
  const changes: Partial<Record<keyof Design, unknown>> = {};
  for (const field of Object.keys(draft) as (keyof Design)[]) {
    const parsed = Design.shape[field].safeParse(draft[field]);
    const isKept = parsed.success && isSame(parsed.data, orAsTyped(Design.shape[field], base[field]));
    if (parsed.success && !isKept) changes[field] = parsed.data;
  }
  return Object.keys(changes).length === 0 ? undefined : (changes as Partial<Design>);
}

/** What can be saved now: valid fields that differ from `base`, in their stored form. */
export function savableChanges(base: PageDraft, draft: PageDraft, refused: Refused): SavableChanges {
  const profile = changedProfile(base.profile, draft.profile, refused.refusedName);
  const contacts = changedContacts(base.contacts, draft.contacts, refused.refusedValues);
  const content = changedContent(base, draft, refused.refusedValues);
  const design = changedDesign(base.design, draft.design);
  return {
    ...(profile && { profile }),
    ...(contacts && { contacts }),
    ...(content && { content }),
    ...(design && { design }),
  };
}

/** Whether anything shown differs from what is saved, savable or not; spaces at the ends of a text do not count. */
export function isDifferent(base: PageDraft, draft: PageDraft): boolean {
  return !isSame(storedForm(base), storedForm(draft));
}

function storedForm({ profile, contacts, offers, features, design }: PageDraft): unknown {
  return [
    storedFields(Profile.shape, profile),
    contacts.map((entry) => storedFields(ContactEntry.shape, entry)),
    offers.map((offer) => storedFields(Offer.shape, offer)),
    features.map((feature) => storedFields(Feature.shape, feature)),
    storedFields(Design.shape, design),
  ];
}

function storedFields(shape: Readonly<Record<string, z.ZodType>>, fields: object): unknown {
  return Object.entries(fields).map(([field, value]) => [field, shape[field] ? orAsTyped(shape[field], value) : value]);
}

/** The stored form of a value, the value itself when it has none. */
function orAsTyped(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : value;
}

/**
 * My changes on top of another editor's version: fields that I changed since `base` are mine, all others theirs. A
 * list is one field, as its order is part of it.
 */
export function mergeDrafts(base: PageDraft, mine: PageDraft, theirs: PageDraft): PageDraft {
  return {
    profile: mergeFields(base.profile, mine.profile, theirs.profile),
    ...mergeFields(listsOf(base), listsOf(mine), listsOf(theirs)),
    design: mergeFields(base.design, mine.design, theirs.design),
  };
}

function listsOf({ contacts, offers, features }: PageDraft): Pick<PageDraft, 'contacts' | 'offers' | 'features'> {
  return { contacts, offers, features };
}

function mergeFields<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  const changed = Object.entries(mine).filter(([field, value]) => !isSame(value, base[field as keyof Fields]));
  return { ...theirs, ...Object.fromEntries(changed) };
}
