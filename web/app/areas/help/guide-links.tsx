import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GuideId } from '../../../help/guides.ts';
import { guidePath } from '../../../lib/routes.ts';
import { ChevronIcon } from '../../../ui/area-icons.tsx';
import styles from './help.module.css';
import { useGuideTitle } from './use-guide-title.ts';

/** Guides as rows: what each is about, and what is in it. */
export function GuideLinks({ guideIds }: { guideIds: readonly GuideId[] }): ReactNode {
  const titleOf = useGuideTitle();
  return (
    <ul className={styles.guides}>
      {guideIds.map((id) => (
        <li key={id} className={styles.guide}>
          <div>
            <Link className={styles.title} to={guidePath(id)}>
              {titleOf(id).title}
            </Link>
            <p className={styles.text}>{titleOf(id).text}</p>
          </div>
          <ChevronIcon size={18} data-flip="" />
        </li>
      ))}
    </ul>
  );
}
