/**
 * Rows of the `pages` table.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | page: draft and state | OWN#<account> | PAGE |
 * | live page, as visitors see it | OWN#<account> | LIVE |
 * | assistant | OWN#<account> | ASSISTANT |
 * | news entry | OWN#<account> | POST#<id> |
 * | how many news entries there are | OWN#<account> | POSTS |
 * | a state that was live | OWN#<account> | PUBLISHED#<when it was published> |
 * | picture, and when its file may go: ../media/media-rows.ts | OWN#<account> | MEDIA#<id>, PURGE#<id> |
 * | removed contact, offer, feature, news entry or picture, until it expires | OWN#<account> | REMOVED-<KIND>#<id> |
 * | picture that goes with a link to the page | OWN#<account> | PICTURE |
 * | user name | NAME#<skeleton> | NAME |
 * | preview link | PREVIEW#<SHA-256 of its token> | PREVIEW |
 * | complaints, suspensions and acts of staff: ../support/support-rows.ts | | |
 * | answer to a question of visitors | OWN#<account> | ANSWER#<id> |
 * | removed answer, until it expires | OWN#<account> | REMOVED-ANSWER#<id> |
 * | the coach's last suggestions | OWN#<account> | COACH |
 * | exam of the assistant: its questions | OWN#<account> | EXAM |
 * | result of one of them, replaced with the next exam | OWN#<account> | EXAM-RESULT#<question id> |
 * | languages, texts in them, and what was translated on a day: ../languages/language-rows.ts | OWN#<account> | LANGUAGES, TEXT#<language>#<path>, TRANSLATED#<day> |
 * | outbox | OUTBOX#<id> | OUTBOX |
 *
 * The skeleton (UTS 39) makes look-alike names one name: whoever has `mara` also has `rnara`.
 */
import * as z from 'zod';
import { CoachSuggestion, Exam, ExamQuestion, ExamResult, OwnAnswer } from '../../../shared/model/assistant-coach.ts';
import { PageDraft, PageStatus, PublicPage } from '../../../shared/model/page.ts';
import { Post } from '../../../shared/model/post.ts';
import { skeleton } from '../../../shared/rules/confusables.ts';
import { Removal } from '../bin/bin-rows.ts';
import { completePage } from '../../../shared/model/complete-page.ts';
import { Place, QrDesign } from '../../../shared/model/place.ts';

/** A live page, also of before. */
export const LivePage = z.preprocess(completePage, PublicPage);

export const PageRow = z.object({
  draft: z.preprocess(completePage, PageDraft),
  /** Counts the saves; a save that has not seen the last one is refused. */
  version: z.number().int(),
  status: PageStatus,
  savedAt: z.string(),
  /** The name that the live page stands under; null while nothing is live. */
  liveName: z.string().nullable(),
  /** The version that is live or on its way. */
  publishedVersion: z.number().int().nullable(),
  /** What the publish job is to write. */
  pending: LivePage.nullable(),
  publishError: z.string().nullable(),
  /** The preview link that counts; absent in rows whose link was ended before 2026-11-28. */
  previewHash: z.string().nullable().default(null),
});
export type PageRow = z.infer<typeof PageRow>;

export const NameRow = z.object({
  agentName: z.string(),
  accountId: z.string(),
  /** The name that took this one's place. */
  renamedTo: z.string().nullable(),
  /** Of a name that was left, seconds since the epoch: until then it leads on; after that anybody can have it. */
  expiresAt: z.number().int().exactOptional(),
});
export type NameRow = z.infer<typeof NameRow>;

export const PostRow = z.object(Post.shape);

/** All places in one row: there are few, and together they are counted and kept apart by the same write. */
export const PlacesRow = z.object({
  places: z.array(Place),
  /** Counts the writes; one that has not seen the last is refused. */
  version: z.number().int(),
});
export type PlacesRow = z.infer<typeof PlacesRow>;

export const QrDesignRow = z.object({ design: QrDesign });

/** What was drawn last, or could not be, under which name of the page. */
export const PagePicture = z.object({
  agentName: z.string(),
  /** Its name says what it shows. */
  file: z.string(),
  state: z.enum(['drawn', 'failed']),
  /** Of the page that it was last looked at for. */
  publishedAt: z.string(),
});
export type PagePicture = z.infer<typeof PagePicture>;

export const PublishedRow = z.object({ page: LivePage });

export const AnswerRow = z.object(OwnAnswer.shape);

export const RemovedAnswerRow = AnswerRow.extend(Removal.pick({ expiresAt: true }).shape);

export const CoachRow = z.object({
  suggestions: z.array(CoachSuggestion),
  madeAt: z.string(),
  isTemplate: z.boolean(),
});
export type CoachRow = z.infer<typeof CoachRow>;

export const ExamRow = z.object({
  ...Exam.omit({ questions: true }).shape,
  questions: z.array(ExamQuestion),
  isTemplate: z.boolean(),
  /** Of what the assistant knew when the questions were made. */
  fingerprint: z.string(),
});
export type ExamRow = z.infer<typeof ExamRow>;

export const ExamResultRow = z.object({ examId: z.string(), questionId: z.string(), result: ExamResult });

export const PreviewRow = z.object({ accountId: z.string(), expiresAt: z.number().int() });

export const pageKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'PAGE' });
export const liveKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'LIVE' });
export const postKey = (accountId: string, postId: string) => ({ pk: `OWN#${accountId}`, sk: `POST#${postId}` });
export const postCountKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'POSTS' });
export const publishedKey = (accountId: string, publishedAt: string) => ({
  pk: `OWN#${accountId}`,
  sk: `PUBLISHED#${publishedAt}`,
});
export const assistantKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'ASSISTANT' });
export const answerKey = (accountId: string, answerId: string) => ({
  pk: `OWN#${accountId}`,
  sk: `ANSWER#${answerId}`,
});
export const coachKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'COACH' });
export const examKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'EXAM' });
export const examResultKey = (accountId: string, questionId: string) => ({
  pk: `OWN#${accountId}`,
  sk: `EXAM-RESULT#${questionId}`,
});
export const placesKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'PLACES' });
export const qrDesignKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'QR-DESIGN' });
export const pictureKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'PICTURE' });
export const nameKey = (agentName: string) => ({ pk: `NAME#${skeleton(agentName)}`, sk: 'NAME' });
export const showcaseKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'SHOWCASE' });
export const previewKey = (hash: string) => ({ pk: `PREVIEW#${hash}`, sk: 'PREVIEW' });
