import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PLACES, type Place, type QrDesign } from '../../../../../shared/model/place.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { Section } from '../section.tsx';
import { PlaceRow } from './place-row.tsx';
import styles from './share.module.css';

export type PlacesSectionProps = {
  link: string;
  design: QrDesign;
  places: readonly Place[];
  onPlaces: (places: Place[]) => void;
};

/** One code for each place where it hangs or lies. */
export function PlacesSection({ link, design, places, onPlaces }: PlacesSectionProps): ReactNode {
  const { t } = useTranslation('share');
  const change = (code: string, next: Place | null): void =>
    onPlaces(places.flatMap((place) => (place.code === code ? (next ?? []) : place)));
  return (
    <Section title={t('places.title')} text={t('places.text')}>
      {places.length === 0 ? (
        <p className={styles.soft}>{t('places.empty')}</p>
      ) : (
        <ul className={styles.places}>
          {places.map((place) => (
            <PlaceRow
              key={place.code}
              place={place}
              link={`${link}?p=${place.code}`}
              design={design}
              onChange={(next) => change(place.code, next)}
            />
          ))}
        </ul>
      )}
      {places.length < MAX_PLACES ? (
        <AddPlace onAdded={(place) => onPlaces([...places, place])} />
      ) : (
        <p className={styles.soft}>{t('places.full', { count: MAX_PLACES })}</p>
      )}
    </Section>
  );
}

function AddPlace({ onAdded }: { onAdded: (place: Place) => void }): ReactNode {
  const { t } = useTranslation('share');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('savePlace');
  const [name, setName] = useState('');
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return;
    const answer = await run({ code: null, name });
    if (!answer?.place) return;
    setName('');
    onAdded(answer.place);
  };
  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <TextField
        label={t('places.label')}
        placeholder={t('places.placeholder')}
        value={name}
        maxLength={60}
        onChange={setName}
        error={error && textOf(error)}
      />
      <Button type="submit" isBusy={isRunning} disabled={name.trim() === ''}>
        {t('places.add')}
      </Button>
    </form>
  );
}
