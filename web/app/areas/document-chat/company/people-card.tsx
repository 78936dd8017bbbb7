/** Who works on the company's products, who is invited, and what each may do. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { companyRoles, type CompanyRole } from '../../../../../shared/model/company-roles.ts';
import type { Invitation, Member } from '../../../../../shared/model/company.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { MailIcon, ProfileIcon } from '../../../../ui/icons.tsx';
import { QuietSelect } from '../../../../ui/quiet-select.tsx';
import { SettingRow, SettingRows } from '../../settings/setting-row.tsx';
import { useDay } from '../../settings/use-day.ts';
import { InviteForm } from './invite-form.tsx';
import { useRoleNames, useSaveMember, type People } from './use-save-member.ts';
import styles from './company.module.css';

type PeopleCardProps = People & {
  ownId: string;
  /** Others only see who there is. */
  isManager: boolean;
  onChange: (people: People) => void;
};

export function PeopleCard({ members, invitations, ownId, isManager, onChange }: PeopleCardProps): ReactNode {
  const { t } = useTranslation('product-talk');
  return (
    <Card title={t('people.title')} text={t(isManager ? 'people.text' : 'people.textForOthers')}>
      {isManager && <InviteForm onChange={onChange} />}
      <SettingRows>
        {members.map((member) => (
          <MemberRow
            key={member.accountId}
            member={member}
            isOwn={member.accountId === ownId}
            canChange={isManager && !member.isFounder && member.accountId !== ownId}
            onChange={onChange}
          />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.invitationId} invitation={invitation} onChange={onChange} />
        ))}
      </SettingRows>
      {isManager && <RolesNote />}
    </Card>
  );
}

type MemberRowProps = {
  member: Member;
  isOwn: boolean;
  canChange: boolean;
  onChange: (people: People) => void;
};

function MemberRow({ member, isOwn, canChange, onChange }: MemberRowProps) {
  const { t } = useTranslation('product-talk');
  const names = useRoleNames();
  const { save, isRunning } = useSaveMember(onChange);
  const [isAsking, setAsking] = useState(false);
  const { accountId, fullName, email, role } = member;
  const mark = isOwn ? t('people.you') : null;
  const change = (next: CompanyRole): void => void save({ action: 'change', accountId, role: next });
  return (
    <>
      <SettingRow
        icon={ProfileIcon}
        title={
          <>
            <bdi>{fullName}</bdi>
            {mark !== null && <Chip>{mark}</Chip>}
            {member.isFounder && <Chip tone="accent">{t('people.founder')}</Chip>}
          </>
        }
        text={<bdi dir="ltr">{email}</bdi>}
        action={
          canChange ? (
            <>
              <QuietSelect
                label={t('people.roleOf', { name: fullName })}
                names={names}
                value={role}
                onChange={change}
              />
              <Button variant="plain" onClick={() => setAsking(true)}>
                {t('people.remove')}
              </Button>
            </>
          ) : (
            <span className={styles.fixed}>{names[role]}</span>
          )
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('people.removeTitle', { name: fullName })}
        text={t('people.removeText')}
        confirmLabel={t('people.remove')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void save({ action: 'remove', accountId }).then((isSaved) => isSaved && setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function InvitationRow({ invitation, onChange }: { invitation: Invitation; onChange: (people: People) => void }) {
  const { t } = useTranslation('product-talk');
  const day = useDay();
  const names = useRoleNames();
  const { save, isRunning } = useSaveMember(onChange);
  const [isAsking, setAsking] = useState(false);
  const { invitationId, email, role, expiresAt } = invitation;
  return (
    <>
      <SettingRow
        icon={MailIcon}
        title={
          <>
            <bdi dir="ltr">{email}</bdi>
            <Chip tone="warning">{t('people.invited')}</Chip>
          </>
        }
        text={t('people.until', { role: names[role], date: day(expiresAt) })}
        action={
          <Button variant="plain" onClick={() => setAsking(true)}>
            {t('people.takeBack')}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('people.takeBackTitle')}
        text={t('people.takeBackText', { email })}
        confirmLabel={t('people.takeBack')}
        isDanger
        isBusy={isRunning}
        onConfirm={() =>
          void save({ action: 'take-back', invitationId }).then((isSaved) => isSaved && setAsking(false))
        }
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function RolesNote() {
  const { t } = useTranslation('product-talk');
  const names = useRoleNames();
  return (
    <dl className={styles.roles}>
      {companyRoles.map((role) => (
        <div key={role}>
          <dt>{names[role]}</dt>
          <dd>{t(`people.roleText.${role}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
