import type { downloadLearnRecords as contract } from '../../../shared/calls/learning-portal.ts';
import { clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { companyOf } from '../../domain/companies/own-company.ts';
import { listDocumentProducts } from '../../domain/documents/read-documents.ts';
import { listRecords, MOST_RECORDS } from '../../domain/learning/find-records.ts';
import { RECORDS_HEAD, toRecordLine } from '../../domain/learning/records-table.ts';
import type { Handler } from '../../kit/call-group.ts';
import { joinWithin } from '../../kit/join-within.ts';
import { raiseSignal } from '../../kit/security-signals.ts';

export const downloadLearnRecords: Handler<typeof contract> = async ({ productId }, context) => {
  const { now } = context;
  const companyId = companyOf(context);
  const [founder, products, all] = await Promise.all([
    findAccount(companyId),
    listDocumentProducts(companyId),
    listRecords(companyId),
  ]);
  const records = all.slice(0, MOST_RECORDS).filter((one) => productId === undefined || one.productId === productId);
  const people = new Map(
    await Promise.all(
      [...new Set(records.map(({ accountId }) => accountId))].map(
        async (accountId) => [accountId, await findAccount(accountId)] as const,
      ),
    ),
  );
  const timeZone = founder?.timeZone ?? 'UTC';
  const lines = records.map((record) =>
    toRecordLine(record, {
      agent: people.get(record.accountId) ?? null,
      product: products.find((product) => product.productId === record.productId)?.name ?? '',
      timeZone,
      now,
    }),
  );
  const { content, count } = joinWithin(RECORDS_HEAD, lines);
  raiseSignal('DataExports', { what: 'learning', accountId: context.actor.id });
  return {
    fileName: `learning-records-${clockTimeIn(timeZone, now).date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content,
    count,
    isCut: count < lines.length || all.length > MOST_RECORDS,
  };
};
