/** What a company is called, and who works on its products. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { hasCompanyRight } from '../../../../../shared/model/company-roles.ts';
import type { Company } from '../../../../../shared/model/company.ts';
import { safeHref } from '../../../../../shared/rules/safe-link.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { useAskAgain, useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { BackLink } from '../../../../ui/back-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { HelpLink } from '../../../../ui/help-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { SettingRow, SettingRows } from '../../settings/setting-row.tsx';
import { ForComputers } from '../for-computers.tsx';
import { Logo } from '../logo.tsx';
import { CompanyForm } from './company-form.tsx';
import styles from './company.module.css';
import { PeopleCard } from './people-card.tsx';

export function CompanyArea(): ReactNode {
  const { t } = useTranslation('product-talk');
  return (
    <ForComputers>
      <div className={styles.area}>
        <BackLink to={pathTo('productTalk')}>{t('company.back')}</BackLink>
        <PageHeader
          title={t('company.title')}
          text={
            <>
              {t('company.text')} <HelpLink guide="team" />
            </>
          }
        />
        <CompanyCards />
      </div>
    </ForComputers>
  );
}

function CompanyCards() {
  const { t } = useTranslation('product-talk');
  const { data, error, mutate } = useCall('getCompany', {});
  const owner = useCall('getUserInfo', {}).data;
  if (!data || !owner) {
    return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={4} height={88} />;
  }
  const { company, role, members, invitations } = data;
  if (company === null) return <Navigate to={pathTo('productTalk')} replace />;
  const isManager = hasCompanyRight(role, 'manage-company');
  return (
    <>
      {isManager ? (
        <Card title={t('company.about')}>
          <CompanyForm content={contentOf(company)} label={t('company.save')} onSaved={() => void mutate()} />
        </Card>
      ) : (
        <CompanyFacts company={company} />
      )}
      <PeopleCard
        members={members}
        invitations={invitations}
        ownId={owner.accountId}
        isManager={isManager}
        onChange={(people) => void mutate((known) => known && { ...known, ...people }, { revalidate: false })}
      />
      {company.companyId !== owner.accountId && <LeaveCard company={company} />}
    </>
  );
}

function contentOf({ name, website, logo }: Company) {
  return { name, website, logo };
}

function CompanyFacts({ company: { name, website, logo } }: { company: Company }) {
  return (
    <Card>
      <div className={styles.person}>
        <Logo name={name} logo={logo} />
        <div>
          <bdi>{name}</bdi>
          {website !== '' && (
            <p>
              <a href={safeHref(website)} target="_blank" rel="noreferrer" dir="ltr">
                {website}
              </a>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function LeaveCard({ company }: { company: Company }) {
  const { t } = useTranslation('product-talk');
  const textOf = useErrorText();
  const navigate = useNavigate();
  const askAgain = useAskAgain();
  const { run, isRunning, error } = useEffectCall('answerInvitation');
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    if (!(await run({ action: 'leave' }))) return;
    await askAgain('getCompany');
    void navigate(pathTo('productTalk'), { replace: true });
  };
  return (
    <Card>
      <SettingRows>
        <SettingRow
          title={t('company.leave')}
          text={t('company.leaveText')}
          action={<Button onClick={() => setAsking(true)}>{t('company.leave')}</Button>}
        />
      </SettingRows>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('company.leaveTitle', { name: company.name })}
        text={error === undefined ? t('company.leaveText') : textOf(error)}
        confirmLabel={t('company.leave')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
