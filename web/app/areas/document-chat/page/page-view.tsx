/** What visitors see around the chat, saved as it is typed, with the page itself beside it. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatPageTexts } from '../../../../../shared/model/document-product.ts';
import { Card } from '../../../../ui/card.tsx';
import { LanguageSelect } from '../../../../ui/language-select.tsx';
import { TextAreaField } from '../../../../ui/text-field.tsx';
import { PhotoField } from '../../editor/profile/photo-field.tsx';
import { textDirection } from '../../editor/text-direction.ts';
import { AutosaveState } from '../autosave-state.tsx';
import styles from '../product-design.module.css';
import { useAutosave } from '../use-autosave.ts';
import type { OpenProduct } from '../use-product.ts';
import { useToastedCall } from '../use-toasted-call.ts';
import { ChatStage } from './chat-stage.tsx';
import { QuestionRows } from './question-rows.tsx';

export function PageView({ open }: { open: OpenProduct }): ReactNode {
  const { t } = useTranslation('product-design');
  const { product, keepProduct } = open;
  const { run } = useToastedCall('savePtxProductInfo');
  const [savings, setSavings] = useState(0);
  const autosave = useAutosave(product.texts, {
    isGood: (texts) => ChatPageTexts.safeParse(texts).success,
    async send(texts) {
      const answer = await run({ productId: product.productId, texts });
      if (!answer) return false;
      keepProduct({ texts: answer.texts });
      setSavings((count) => count + 1);
      return true;
    },
  });
  return (
    <section className={styles.columns} aria-label={t('view.page')}>
      <div className={styles.form}>
        <AutosaveState {...autosave} />
        <TextsForm texts={autosave.value} onEdit={autosave.edit} />
      </div>
      <ChatStage product={product} texts={autosave.value} savings={savings} />
    </section>
  );
}

type TextsFormProps = { texts: ChatPageTexts; onEdit: (change: Partial<ChatPageTexts>) => void };

function TextsForm({ texts, onEdit }: TextsFormProps) {
  const { t } = useTranslation(['product-design', 'errors']);
  const errorOf = (field: keyof ChatPageTexts): string | undefined => {
    const code = ChatPageTexts.shape[field].safeParse(texts[field]).error?.issues[0]?.message;
    return code === undefined ? undefined : t([`errors:${code}`, 'errors:internal']);
  };
  return (
    <>
      <Card title={t('page.look')}>
        <PhotoField
          label={t('page.logo')}
          photo={texts.logo}
          use="profile"
          shape="round"
          question={{ title: t('page.logoRemove'), text: t('page.logoRemoveText') }}
          onChange={(logo) => onEdit({ logo })}
        />
        <TextAreaField
          label={t('page.greeting')}
          help={t('page.greetingHelp')}
          isOptional
          rows={2}
          className={styles.lines ?? ''}
          value={texts.greeting}
          dir={textDirection(texts.greeting)}
          error={errorOf('greeting')}
          onChange={(greeting) => onEdit({ greeting: greeting.replaceAll(/\n+/g, ' ') })}
        />
        <TextAreaField
          label={t('page.description')}
          help={t('page.descriptionHelp')}
          isOptional
          value={texts.description}
          dir={textDirection(texts.description)}
          error={errorOf('description')}
          onChange={(description) => onEdit({ description })}
        />
        <LanguageSelect
          label={t('page.language')}
          help={t('page.languageHelp')}
          value={texts.language}
          onChange={(language) => onEdit({ language })}
        />
      </Card>
      <Card title={t('page.questions')} text={t('page.questionsText')}>
        <QuestionRows
          questions={texts.suggestedQuestions}
          onChange={(suggestedQuestions) => onEdit({ suggestedQuestions })}
        />
      </Card>
      <Card title={t('page.standardReply')} text={t('page.standardReplyText')}>
        <TextAreaField
          label={t('page.standardReply')}
          isLabelHidden
          rows={3}
          className={styles.lines ?? ''}
          placeholder={t('page.standardReplyPlaceholder')}
          value={texts.standardReply}
          dir={textDirection(texts.standardReply)}
          error={errorOf('standardReply')}
          onChange={(standardReply) => onEdit({ standardReply })}
        />
      </Card>
    </>
  );
}
