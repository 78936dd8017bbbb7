/** What came of the owner's customers, by product: how many began, how many have a policy. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import styles from './case-figures.module.css';

type Figures = OutputOfCall<'getMyApplications'>['figures'];

export function CaseFigures({ figures }: { figures: Figures }): ReactNode {
  const { t } = useTranslation('agent-insurance');
  if (figures.length === 0) return null;
  return (
    <section className={styles.figures} aria-labelledby="insurance-figures">
      <h2 id="insurance-figures" className={styles.title}>
        {t('figures.title')}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('figures.product')}</th>
            <th scope="col">{t('figures.begun')}</th>
            <th scope="col">{t('figures.issued')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ productCode, productName, begun, issued }) => (
            <tr key={productCode}>
              <th scope="row">
                <bdi>{productName}</bdi>
              </th>
              <td>{t('figures.count', { count: begun })}</td>
              <td>{t('figures.count', { count: issued })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.help}>{t('figures.help')}</p>
    </section>
  );
}
