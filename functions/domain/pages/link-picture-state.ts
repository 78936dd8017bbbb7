/** How far the picture of a page's link is, and asking for it again. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { findLivePage, findPage } from './find-page.ts';
import { findPicture } from './find-picture.ts';
import { pageLink } from './page-links.ts';
import { pictureKey } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'UpdateItem'] }] };

export type LinkPictureState = { state: 'none' | 'drawing' | 'drawn' | 'failed'; url: string | null };

export async function linkPictureState(accountId: string): Promise<LinkPictureState> {
  const [row, live, picture] = await Promise.all([
    findPage(accountId),
    findLivePage(accountId),
    findPicture(accountId),
  ]);
  if (!row || row.liveName === null || live?.profile.agentName !== row.liveName) return { state: 'none', url: null };
  const isOfThisPage = picture?.publishedAt === live.publishedAt && picture.agentName === row.liveName;
  if (!isOfThisPage) return { state: 'drawing', url: null };
  if (picture.state === 'failed') return { state: 'failed', url: null };
  return { state: 'drawn', url: `${pageLink(row.liveName)}/${picture.file}` };
}

/** What was drawn for no page yet is being drawn. */
export async function askForLinkPicture({ actor, now, newId }: OwnerContext): Promise<void> {
  const update = {
    Update: {
      TableName: environment.table('pages'),
      Key: pictureKey(actor.id),
      UpdateExpression: 'SET publishedAt = :none',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':none': '' },
    },
  };
  const row = { id: newId(), job: 'draw-page-pictures', payload: { accountId: actor.id } } as const;
  await dynamo.send(new TransactWriteCommand({ TransactItems: [update, outboxPut('pages', row, now)] }));
}
