/** The chat page while nobody can open it; drawn, so nothing in it can be pressed. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPageTexts } from '../../../../../shared/model/document-product.ts';
import { directionOf, toBcp47 } from '../../../../../shared/places/languages.ts';
import { Logo } from '../logo.tsx';
import styles from './chat-stage.module.css';

export function ChatPicture({ name, texts }: { name: string; texts: ChatPageTexts }): ReactNode {
  const { t } = useTranslation('product-design');
  const { logo, greeting, description, suggestedQuestions, language } = texts;
  return (
    <div className={styles.picture} dir={directionOf(language)} lang={toBcp47(language)} aria-hidden="true">
      <Logo name={name} logo={logo} size={72} />
      <p className={styles.name}>{name}</p>
      {description !== '' && <p className={styles.description}>{description}</p>}
      <p className={styles.greeting}>{greeting || t('page.greetingPlaceholder')}</p>
      <div className={styles.questions}>
        {suggestedQuestions.map((question) => (
          <span key={question} className={styles.question}>
            {question}
          </span>
        ))}
      </div>
      <p className={styles.ask}>{t('page.askPlaceholder')}</p>
    </div>
  );
}
