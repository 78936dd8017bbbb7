/** What support may know of an account. */
import type { ReactNode } from 'react';
import type { SupportedAccount } from '../../../../shared/model/staff.ts';
import { countryName } from '../../../../shared/places/country-names.ts';
import { languageByValue } from '../../../../shared/places/languages.ts';
import { pagePath } from '../../../lib/routes.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './account-desk.module.css';
import { momentWords, planWords } from './words.ts';

const statusWords: Record<SupportedAccount['status'], string> = {
  active: 'Active',
  suspended: 'Suspended',
  deleted: 'Being deleted',
};

export function AccountFacts({ account }: { account: SupportedAccount }): ReactNode {
  const { lockedAt, suspension } = account;
  return (
    <Card title="Account">
      {lockedAt !== null && <Notice tone="warning">Locked since {momentWords(lockedAt)}: ten wrong passwords.</Notice>}
      {suspension !== null && (
        <Notice tone="warning">
          {suspension.scope === 'account' ? 'The account is suspended' : 'The page is suspended'} since{' '}
          {momentWords(suspension.at)}: <bdi>{suspension.reason}</bdi>
        </Notice>
      )}
      <dl className={styles.facts}>
        {factsOf(account).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Page</dt>
          <dd>
            <PageLink page={account.page} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function factsOf(account: SupportedAccount): [string, string][] {
  const { plan, subscription, phoneEnd, lastSeenAt, sessions } = account;
  const until = plan.paidUntil ?? plan.trialEndsAt;
  return [
    ['Status', statusWords[account.status]],
    ['E-mail', account.email || 'None'],
    ['Phone', phoneEnd === null ? 'None' : `ends in ${phoneEnd}`],
    ['Language, country', placeWords(account)],
    ['Time zone', account.timeZone],
    ['Since', momentWords(account.createdAt)],
    ['Last seen', lastSeenAt === null ? 'Not in 31 days' : momentWords(lastSeenAt)],
    ['Open sessions', String(sessions)],
    ['Plan', until === null ? planWords[plan.id] : `${planWords[plan.id]}, until ${momentWords(until)}`],
    ['Subscription', subscription === null ? 'None' : subscriptionWords(subscription)],
    ['Account number', account.accountId],
  ];
}

function placeWords({ language, country }: SupportedAccount): string {
  return `${languageByValue(language)?.name ?? language}, ${countryName(country, 'en-GB')}`;
}

function subscriptionWords(subscription: NonNullable<SupportedAccount['subscription']>): string {
  const { status, cycle, periodEnd, isAutoRenewing, billedBy } = subscription;
  const renewal = isAutoRenewing ? 'renews' : 'does not renew';
  return `${status}, ${cycle}, ${renewal}, to ${momentWords(periodEnd)}${billedBy === 'store' ? ', billed by a store' : ''}`;
}

function PageLink({ page }: { page: SupportedAccount['page'] }): ReactNode {
  if (page === null) return 'None';
  if (!page.isLive) return `/${page.agentName} (not live)`;
  return (
    <a href={pagePath(page.agentName)} target="_blank" rel="noreferrer">
      /{page.agentName}
    </a>
  );
}
