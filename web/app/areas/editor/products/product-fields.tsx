import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOfButton, ProductContent, type Product } from '../../../../../shared/model/product.ts';
import { TextAreaField, TextField } from '../../../../ui/text-field.tsx';
import { faultByRule } from '../content/content-rules.ts';
import contentStyles from '../content/content.module.css';
import { useFieldErrors } from '../content/use-field-errors.ts';
import { useEditor } from '../editor-context.tsx';
import { addressText, draftAddress } from '../page-address.ts';
import { PrefixedField } from '../prefixed-field.tsx';
import { PhotoField } from '../profile/photo-field.tsx';
import { StoryField } from '../profile/story-field.tsx';
import rowStyles from '../rows/rows.module.css';
import { textDirection } from '../text-direction.ts';
import { useCodeText } from '../use-code-text.ts';
import { ButtonFields } from './button-fields.tsx';
import { MorePhotos } from './more-photos.tsx';
import { suggestedSlug } from './open-product.ts';

/** Most characters of a description (model of products). */
const MAX_DESCRIPTION = 5_000;

type Field = keyof ProductContent;

export type ProductFieldsProps = {
  content: ProductContent;
  others: readonly Product[];
  isNew: boolean;
  /** What is missing is told although nobody has left its field. */
  isStrict: boolean;
  refusalOf: (field: Field) => string | undefined;
  onChange: (part: Partial<ProductContent>) => void;
};

/** What a product says: what it is and costs first, then the rest in the order of its page. */
export function ProductFields(props: ProductFieldsProps): ReactNode {
  const { content, isNew, onChange } = props;
  const { t } = useTranslation(['product-form', 'editor-profile']);
  const fieldOf = useProductErrors(props);
  const { title, price, summary, description, photo } = content;
  return (
    <div className={rowStyles.fields}>
      <div className={contentStyles.pair}>
        <TextField
          label={t('name')}
          placeholder={t('nameExample')}
          value={title}
          autoFocus={isNew}
          dir={textDirection(title)}
          {...fieldOf('title')}
          onChange={(next) => onChange({ title: next })}
        />
        <TextField
          label={t('price')}
          placeholder={t('priceExample')}
          value={price}
          isOptional
          dir={textDirection(price)}
          {...fieldOf('price')}
          onChange={(next) => onChange({ price: next })}
        />
      </div>
      <TextAreaField
        label={t('summary')}
        placeholder={t('summaryExample')}
        value={summary}
        rows={2}
        isOptional
        dir={textDirection(summary)}
        {...fieldOf('summary')}
        onChange={(next) => onChange({ summary: next.replaceAll('\n', ' ') })}
      />
      <PhotoField
        label={t('editor-profile:content.photo')}
        photo={photo}
        use="main"
        shape="wide"
        question={{ title: t('editor-profile:content.deletePhoto'), text: t('photoGone') }}
        error={fieldOf('photo').error}
        onChange={(next) => onChange({ photo: next })}
      />
      {photo !== null && <MorePhotos photos={content.photos} onChange={(photos) => onChange({ photos })} />}
      <StoryField
        label={t('description')}
        placeholder={t('descriptionExample')}
        help={t('descriptionHelp')}
        value={description}
        max={MAX_DESCRIPTION}
        isOptional
        {...fieldOf('description')}
        onChange={(next) => onChange({ description: next })}
      />
      <ButtonFields content={content} fieldOf={fieldOf} onChange={onChange} />
      <AddressField {...props} {...fieldOf('slug')} />
    </div>
  );
}

export type FieldWords = { error: string | undefined; onBlur: () => void };

function useProductErrors({ content, isStrict, refusalOf }: ProductFieldsProps): (field: Field) => FieldWords {
  const textOf = useCodeText();
  const codeOf = (field: Field): string | undefined =>
    faultByRule(ProductContent.shape, field, content[field]) ??
    (field === 'link' ? faultOfButton(content) : undefined) ??
    refusalOf(field);
  const isBlank = content.title === '' && content.description === '';
  const errorOf = useFieldErrors((field) => codeOf(field as Field), isBlank);
  return (field) => {
    const code = isStrict ? codeOf(field) : undefined;
    const { error, onBlur } = errorOf(field);
    return { error: code === undefined ? error : textOf(code), onBlur };
  };
}

/** Where the product is to be found; made from its name until its owner chooses. */
function AddressField({ content, others, onChange, error, onBlur }: ProductFieldsProps & FieldWords): ReactNode {
  const { t } = useTranslation('product-form');
  const { own, state } = useEditor();
  const page = addressText(draftAddress(own.pageAddress, state.draft.profile.agentName));
  return (
    <PrefixedField
      label={t('address')}
      help={t('addressHelp')}
      error={error}
      isOptional
      prefix={`${page}/`}
      autoComplete="off"
      placeholder={suggestedSlug(content.title || t('nameExample'), others)}
      value={content.slug}
      onBlur={onBlur}
      onChange={(slug) => onChange({ slug: slug.replace(/\s+/g, '-') })}
    />
  );
}
