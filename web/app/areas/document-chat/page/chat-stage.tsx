/** The chat page in a phone: the real one where visitors can open it, else a picture of what they will see. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPageTexts, DocumentProduct } from '../../../../../shared/model/document-product.ts';
import { chatPath } from '../../../../lib/routes.ts';
import { PhoneFrame } from '../../editor/preview/phone.tsx';
import { ChatPicture } from './chat-picture.tsx';
import styles from './chat-stage.module.css';

type ChatStageProps = {
  product: DocumentProduct;
  /** As they are typed. */
  texts: ChatPageTexts;
  /** Counts what was saved: each time the page is opened anew. */
  savings: number;
};

export function ChatStage({ product, texts, savings }: ChatStageProps): ReactNode {
  const { t } = useTranslation('product-design');
  const isOpen = product.share.visibility === 'public';
  return (
    <aside className={styles.stage} aria-label={t('page.preview')}>
      <PhoneFrame>
        {isOpen ? (
          <iframe
            key={savings}
            className={styles.frame}
            title={t('page.preview')}
            src={chatPath(product.productId, true)}
          />
        ) : (
          <ChatPicture name={product.name} texts={texts} />
        )}
      </PhoneFrame>
      <p className={styles.note}>{t(isOpen ? 'page.previewText' : 'page.previewOff')}</p>
    </aside>
  );
}
