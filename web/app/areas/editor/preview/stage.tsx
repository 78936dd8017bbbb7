import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { pageColours } from '../../../../pages/theme.ts';
import { useEditor } from '../editor-context.tsx';
import { addressText, draftAddress } from '../page-address.ts';
import { Phone } from './phone.tsx';
import styles from './preview.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useShownPage } from './use-shown-page.ts';

/** The phone with the page, its address and the light it is shown in. */
export function Stage(): ReactNode {
  const { t } = useTranslation('editor');
  const { state, goLive, editedPart } = useEditor();
  const shown = useShownPage();
  const { themeColour } = state.draft.design;
  const isLifted = goLive.step.at === 'live' || goLive.step.at === 'pending';
  return (
    <aside className={styles.stage} style={accentOf(themeColour)} aria-label={t('preview.label')}>
      <div className={styles.bar}>
        <PageAddress />
        <ThemeSwitch theme={shown.theme} onChange={shown.setTheme} />
      </div>
      <div className={styles.middle}>
        <Phone
          input={shown.input}
          title={t('preview.title')}
          part={editedPart}
          isLifted={isLifted}
          isBusy={goLive.isBusy}
        />
      </div>
      <p className={styles.note}>{shown.isOtherTheme && t(`preview.always.${state.draft.design.pageTheme}`)}</p>
    </aside>
  );
}

/** The stage takes a breath of the page's own colour. */
export function accentOf(themeColour: string): CSSProperties {
  return { '--page-accent': pageColours(themeColour, 'light').accent } as CSSProperties;
}

/** Where the page is, or will be. */
function PageAddress(): ReactNode {
  const { t } = useTranslation('editor');
  const { own, state, openLanguage } = useEditor();
  const dot = <span className={classNames(styles.dot, dotOf(state.status))} aria-hidden="true" />;
  if (own.liveLink !== null) {
    const link = openLanguage === null ? own.liveLink : `${own.liveLink}/${openLanguage}`;
    return (
      <a className={styles.address} href={link} target="_blank" rel="noopener" title={t('preview.open')}>
        {dot}
        <span dir="ltr">{addressText(link)}</span>
      </a>
    );
  }
  return (
    <span className={styles.address}>
      {dot}
      <span dir="ltr">{addressText(draftAddress(own.pageAddress, state.draft.profile.agentName))}</span>
    </span>
  );
}

function dotOf(status: string): string | undefined {
  if (status === 'live') return styles.isLive;
  return status === 'pending' ? styles.isPending : undefined;
}
