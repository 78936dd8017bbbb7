/**
 * The showcase. Its rows are consents: the owner's industry, under SHOWCASE in the index `byTime` in the order in which
 * they were given. What a card shows is read from the live page, so a page that is not live is not shown.
 */
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { currentIndustry, type ShowcaseIndustry } from '../../../shared/model/industries.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import type { ShowcasePage } from '../../../shared/model/showcase.ts';
import { readableOn } from '../../../shared/rules/contrast.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { isFresh, type Freshness } from '../../kit/is-fresh.ts';
import { queryAll } from '../../kit/query-all.ts';
import { readRow } from '../../kit/read-row.ts';
import { showcaseKey } from './page-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'pages', actions: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'] }],
};

/** Most pages that can be leafed through; the oldest leave. */
const MOST_PAGES = 1_000;

const ConsentRow = z.object({
  accountId: z.string(),
  industry: z.string().transform((name) => currentIndustry(name) ?? 'other'),
});
export type ShowcaseConsent = z.infer<typeof ConsentRow>;

/** Null while the owner does not want it. */
export async function findShowcaseConsent(accountId: string): Promise<ShowcaseConsent | null> {
  const item = await readRow('pages', showcaseKey(accountId));
  return item ? ConsentRow.parse(item) : null;
}

/** Everybody sees the same: it is read once a minute. */
const CACHE_MS = 60_000;

let known: (Freshness & { consents: ShowcaseConsent[] }) | null = null;

/** The newest consents first, as they were at most a minute ago. */
export async function listShowcaseConsents(now: Date): Promise<ShowcaseConsent[]> {
  const since = now.getTime();
  if (known && isFresh(known, since)) return known.consents;
  known = { consents: await queryConsents(), since, until: since + CACHE_MS };
  return known.consents;
}

/** For tests. */
export function forgetShowcase(): void {
  known = null;
}

async function queryConsents(): Promise<ShowcaseConsent[]> {
  const rows = await queryAll(
    {
      TableName: environment.table('pages'),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :showcase',
      ExpressionAttributeValues: { ':showcase': 'SHOWCASE' },
      ScanIndexForward: false,
    },
    MOST_PAGES,
  );
  return rows.map((row) => ConsentRow.parse(row));
}

/** Another industry does not make a page a new one. */
export async function giveShowcaseConsent(accountId: string, industry: ShowcaseIndustry, now: Date): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('pages'),
      Key: showcaseKey(accountId),
      UpdateExpression:
        'SET accountId = :me, industry = :industry, gsiPk = :showcase, gsiSk = if_not_exists(gsiSk, :now)',
      ExpressionAttributeValues: {
        ':me': accountId,
        ':industry': industry,
        ':showcase': 'SHOWCASE',
        ':now': now.toISOString(),
      },
    }),
  );
}

export async function withdrawShowcaseConsent(accountId: string): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: environment.table('pages'), Key: showcaseKey(accountId) }));
}

export function toShowcasePage({ profile, design }: PublicPage, industry: ShowcaseIndustry): ShowcasePage {
  const photo = openingPhoto({ profile, design });
  return {
    route: profile.agentName,
    name: profile.displayName || profile.agentName,
    title: profile.title,
    tagline: profile.tagline,
    location: profile.location,
    language: profile.pageLanguage,
    industry,
    template: design.template,
    pageTheme: design.pageTheme,
    nameFont: design.nameFont,
    colour: design.themeColour,
    onColour: readableOn(design.themeColour),
    photo: photo && { src: `${environment.mediaOrigin()}${photo.path}`, width: photo.width, height: photo.height },
  };
}

/** Two templates open with a large picture; the others with the owner's face. */
function openingPhoto({ profile, design }: Pick<PublicPage, 'profile' | 'design'>): Photo | null {
  const isLarge = design.template === 'personal-brand' || design.template === 'creative';
  return (isLarge ? (profile.mainPhoto ?? profile.coverPhoto) : null) ?? profile.profilePhoto;
}
