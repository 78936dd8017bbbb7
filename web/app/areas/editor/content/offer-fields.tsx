import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Offer } from '../../../../../shared/model/page.ts';
import { TextAreaField, TextField } from '../../../../ui/text-field.tsx';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { PhotoField } from '../profile/photo-field.tsx';
import { changeItem } from '../rows/list-items.ts';
import rowStyles from '../rows/rows.module.css';
import { textDirection } from '../text-direction.ts';
import { faultOfField, isBlankItem } from './content-rules.ts';
import styles from './content.module.css';
import { LinkField } from './link-field.tsx';
import { useFieldErrors } from './use-field-errors.ts';

/** What an offer says: its name and price side by side, as on a menu, then the rest. */
export function OfferFields({ offer, isNew }: { offer: Offer; isNew: boolean }): ReactNode {
  const { t } = useTranslation('editor-profile');
  const { setOffers } = useDraftActions();
  const { refusedValues } = useEditor().state;
  const { id, title, text, price, photo, link } = offer;
  const faultOf = (field: string) => faultOfField(Offer.shape, offer, field, refusedValues);
  const errorOf = useFieldErrors(faultOf, isBlankItem(offer));
  const change = (part: Partial<Offer>): void => setOffers((offers) => changeItem(offers, id, part));
  return (
    <div className={rowStyles.fields}>
      <div className={styles.pair}>
        <TextField
          label={t('offers.name')}
          placeholder={t('offers.nameExample')}
          value={title}
          autoFocus={isNew}
          dir={textDirection(title)}
          {...errorOf('title')}
          onChange={(next) => change({ title: next })}
        />
        <TextField
          label={t('offers.price')}
          placeholder={t('offers.priceExample')}
          value={price}
          isOptional
          dir={textDirection(price)}
          {...errorOf('price')}
          onChange={(next) => change({ price: next })}
        />
      </div>
      <TextAreaField
        label={t('offers.words')}
        placeholder={t('offers.wordsExample')}
        value={text}
        rows={3}
        isOptional
        dir={textDirection(text)}
        {...errorOf('text')}
        onChange={(next) => change({ text: next })}
      />
      <PhotoField
        label={t('content.photo')}
        photo={photo}
        use="main"
        shape="wide"
        question={{ title: t('content.deletePhoto'), text: t('content.deletePhotoText') }}
        error={errorOf('photo').error}
        onChange={(next) => change({ photo: next })}
      />
      <LinkField value={link} {...errorOf('link')} onChange={(next) => change({ link: next })} />
    </div>
  );
}
