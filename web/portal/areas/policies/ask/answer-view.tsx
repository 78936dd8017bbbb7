/** What the wording says: what is not covered first, then the answer, then the plan's own figures, and where it all stands. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoverFigure, WordingAnswer } from '../../../../../shared/insurance/wording-answer.ts';
import { directionOf, toBcp47 } from '../../../../../shared/places/languages.ts';
import { WarningIcon } from '../../../../ui/icons.tsx';
import { useFormats } from '../use-formats.ts';
import { CitedSentences } from './cited-sentences.tsx';
import { pageUrl } from './page-url.ts';
import styles from './policy-ask.module.css';

/** @param wordingUrl of the PDF, without a page; null until it is known */
export type AnswerViewProps = { answer: WordingAnswer; wordingUrl: string | null };

export function AnswerView({ answer, wordingUrl }: AnswerViewProps): ReactNode {
  const { t } = useTranslation('policy-ask');
  const { kind, language, exclusions, sentences, figures } = answer;
  const words = { lang: toBcp47(language), dir: directionOf(language) };
  return (
    <div className={styles.answer}>
      {exclusions.length > 0 && (
        <section className={styles.exclusions} aria-label={t('exclusions')}>
          <h3>
            <WarningIcon size={18} />
            {t('exclusions')}
          </h3>
          <CitedSentences sentences={exclusions} wordingUrl={wordingUrl} {...words} />
        </section>
      )}
      {(kind !== 'answered' || sentences.length > 0) && (
        <section className={styles.said}>
          <h3>{t(`kind.${kind}`)}</h3>
          <CitedSentences sentences={sentences} wordingUrl={wordingUrl} {...words} />
        </section>
      )}
      {figures.length > 0 && <Figures figures={figures} />}
      <Sources sentences={[...exclusions, ...sentences]} wordingUrl={wordingUrl} {...words} />
      <p className={styles.quiet}>{t('note')}</p>
    </div>
  );
}

function Figures({ figures }: { figures: readonly CoverFigure[] }): ReactNode {
  const { t } = useTranslation('policy-ask');
  const { whole } = useFormats();
  const worth = ({ kind, amount }: CoverFigure): string =>
    amount === null ? t(kind === 'included' ? 'included' : 'notCovered') : whole(amount);
  return (
    <section className={styles.said}>
      <h3>{t('figures')}</h3>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.benefit}>
            <dt>
              <bdi>{figure.name}</bdi>
            </dt>
            <dd data-none={figure.kind === 'not-covered' || undefined}>{worth(figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type SourcesProps = Omit<Parameters<typeof CitedSentences>[0], 'className'>;

/** Each place once, with the wording's own words. */
function Sources({ sentences, wordingUrl, lang, dir }: SourcesProps): ReactNode {
  const { t } = useTranslation('policy-ask');
  const places = new Map(sentences.flatMap(({ citations }) => citations).map((one) => [one.number, one]));
  if (places.size === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{t('sources', { count: places.size })}</summary>
      <ol>
        {[...places.values()].map((place) => (
          <li key={place.number} value={place.number}>
            <a href={pageUrl(wordingUrl, place)} target="_blank" rel="noopener">
              {t('page', { page: place.page })} · <bdi>{place.section}</bdi>
            </a>
            <blockquote lang={lang} dir={dir}>
              {place.quote}
            </blockquote>
          </li>
        ))}
      </ol>
    </details>
  );
}
