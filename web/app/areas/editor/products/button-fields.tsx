import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { productButtons, type ProductContent } from '../../../../../shared/model/product.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import contentStyles from '../content/content.module.css';
import { LinkField } from '../content/link-field.tsx';
import { textDirection } from '../text-direction.ts';
import type { FieldWords } from './product-fields.tsx';

export type ButtonFieldsProps = {
  content: ProductContent;
  fieldOf: (field: keyof ProductContent) => FieldWords;
  onChange: (part: Partial<ProductContent>) => void;
};

/** What visitors are to do: what the button does and says, and where it leads if it leads away. */
export function ButtonFields({ content, fieldOf, onChange }: ButtonFieldsProps): ReactNode {
  const { t } = useTranslation('product-form');
  const { button, buttonLabel, link } = content;
  return (
    <>
      <div className={contentStyles.pair}>
        <SelectField
          label={t('button.label')}
          value={button}
          options={productButtons.map((value) => ({ value, label: t(`button.${value}`) }))}
          onChange={(next) => onChange({ button: next })}
        />
        <TextField
          label={t('button.words')}
          placeholder={t(`button.example.${button}`)}
          value={buttonLabel}
          isOptional
          dir={textDirection(buttonLabel)}
          {...fieldOf('buttonLabel')}
          onChange={(next) => onChange({ buttonLabel: next })}
        />
      </div>
      {button === 'link' && (
        <LinkField value={link} {...fieldOf('link')} onChange={(next) => onChange({ link: next })} />
      )}
    </>
  );
}
