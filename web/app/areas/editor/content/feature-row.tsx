import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Feature } from '../../../../../shared/model/page.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { changeItem } from '../rows/list-items.ts';
import { RowActions } from '../rows/row-actions.tsx';
import type { RowOrder } from '../rows/row-list.tsx';
import { Row } from '../rows/row.tsx';
import rowStyles from '../rows/rows.module.css';
import { textDirection } from '../text-direction.ts';
import { faultOfField, isBlankItem, isGoodItem } from './content-rules.ts';
import { useFieldErrors } from './use-field-errors.ts';

export type FeatureRowProps = { feature: Feature; order: RowOrder; isNew: boolean };

/** One fact: a few words, and a line that explains them. */
export function FeatureRow({ feature, order, isNew }: FeatureRowProps): ReactNode {
  const { t } = useTranslation('editor-profile');
  const { refusedValues } = useEditor().state;
  const name = feature.title.trim() || t('features.nameless');
  return (
    <Row
      order={order}
      isNew={isNew}
      name={name}
      detail={feature.text}
      isIncomplete={!isGoodItem(Feature.shape, feature, refusedValues)}
    >
      <FeatureFields feature={feature} isNew={isNew} />
      <RowActions order={order} name={name} isEmpty={isBlankItem(feature)} />
    </Row>
  );
}

function FeatureFields({ feature, isNew }: Pick<FeatureRowProps, 'feature' | 'isNew'>): ReactNode {
  const { t } = useTranslation('editor-profile');
  const { setFeatures } = useDraftActions();
  const { refusedValues } = useEditor().state;
  const { id, title, text } = feature;
  const faultOf = (field: string) => faultOfField(Feature.shape, feature, field, refusedValues);
  const errorOf = useFieldErrors(faultOf, isBlankItem(feature));
  const change = (part: Partial<Feature>): void => setFeatures((features) => changeItem(features, id, part));
  return (
    <div className={rowStyles.fields}>
      <TextField
        label={t('features.name')}
        placeholder={t('features.nameExample')}
        value={title}
        autoFocus={isNew}
        dir={textDirection(title)}
        {...errorOf('title')}
        onChange={(next) => change({ title: next })}
      />
      <TextField
        label={t('features.line')}
        placeholder={t('features.lineExample')}
        value={text}
        isOptional
        dir={textDirection(text)}
        {...errorOf('text')}
        onChange={(next) => change({ text: next })}
      />
    </div>
  );
}
