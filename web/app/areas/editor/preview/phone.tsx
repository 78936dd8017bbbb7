import type { ReactNode } from 'react';
import { useElementSize } from '@mantine/hooks';
import type { RenderInput } from '../../../../pages/render-input.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { draftHost } from './draft-host.ts';
import { PageFrame, PHONE } from './page-frame.tsx';
import type { PagePart } from './page-part.ts';
import styles from './preview.module.css';

export type PhoneProps = {
  /** null while it is being prepared. */
  input: RenderInput | null;
  title: string;
  /** What is being edited. */
  part?: PagePart | null;
  /** The page has left the phone. */
  isLifted?: boolean;
  /** The page is on its way to the web. */
  isBusy?: boolean;
};

/** A phone with the page in it, as large as its place allows. */
export function Phone({ input, title, part = null, isLifted = false, isBusy = false }: PhoneProps): ReactNode {
  return (
    <PhoneFrame isLifted={isLifted} isBusy={isBusy}>
      {input && <PageFrame input={input} title={title} host={draftHost} part={part} />}
    </PhoneFrame>
  );
}

type PhoneFrameProps = Pick<PhoneProps, 'isLifted' | 'isBusy'> & {
  /** As large as `PHONE`. */
  children: ReactNode;
};

export function PhoneFrame({ isLifted = false, isBusy = false, children }: PhoneFrameProps): ReactNode {
  const { ref, width } = useElementSize();
  return (
    <div className={classNames(styles.phone, isLifted && styles.lifted, isBusy && styles.busy)}>
      <div ref={ref} className={styles.screen}>
        <div className={styles.scaled} style={{ transform: `scale(${width / PHONE.width})` }}>
          {width > 0 && children}
        </div>
        {isBusy && <div className={styles.progress} aria-hidden="true" />}
      </div>
    </div>
  );
}
