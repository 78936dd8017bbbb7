/** What stands around every insurance screen: who sells, who advises, in which language. Visitors need no account. */
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { LanguageValue } from '../../../../../shared/places/languages.ts';
import type { ChannelView } from '../../../../../shared/insurance/channel.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { swrOptions } from '../../../swr-options.ts';
import { AgentStrip } from './agent-strip.tsx';
import { Brand } from './brand.tsx';
import styles from './insurance-frame.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { OtherLanguage } from './other-language.tsx';

type InsuranceFrameProps = {
  /** Undefined while it is read; null where it will not be known. */
  channel: ChannelView | null | undefined;
  agentName: string | null;
  /** Beside the language. */
  actions?: ReactNode;
  /** The slim line below the head, 0 to 1. */
  progress?: { share: number; label: string };
  isNarrow?: boolean;
  /** In which language what the insurer wrote is here; undefined where nothing of it is. */
  written?: LanguageValue | undefined;
  children: ReactNode;
};

export function InsuranceFrame(props: InsuranceFrameProps): ReactNode {
  const { channel, agentName, actions, progress, isNarrow = false, written, children } = props;
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.bar}>
          <Brand channel={channel} agentName={agentName} />
          <div className={styles.actions}>
            {actions}
            <LanguageMenu languages={channel?.languages ?? []} />
          </div>
        </div>
        {progress !== undefined && (
          <div
            className={styles.progress}
            role="progressbar"
            aria-label={progress.label}
            aria-valuenow={Math.round(progress.share * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span style={{ inlineSize: `${progress.share * 100}%` }} />
          </div>
        )}
      </header>
      {agentName !== null && <AgentStrip agentName={agentName} />}
      {written !== undefined && <OtherLanguage written={written} />}
      <main className={classNames(styles.main, isNarrow && styles.narrow)}>{children}</main>
    </div>
  );
}

/** Reads of insurance screens follow the rules of all reads of the app. */
export function InsuranceReads({ children }: { children: ReactNode }): ReactNode {
  return <SWRConfig value={swrOptions}>{children}</SWRConfig>;
}
