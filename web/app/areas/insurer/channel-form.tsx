/** A sales channel, to open it or to change it. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChannelContent } from '../../../../shared/insurance/channel.ts';
import type { InsurerProduct } from '../../../../shared/insurance/insurer.ts';
import { languageLabel, languageValues } from '../../../../shared/places/languages.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import { useAmounts } from '../insurance/use-amounts.ts';
import styles from './insurer.module.css';
import { listOf } from './list-of.ts';

type ChannelFormProps = {
  content: ChannelContent;
  isNew: boolean;
  products: readonly InsurerProduct[];
  onDone: (isSaved: boolean) => void;
};

/** Fields that can be wrong. */
type Faulty = 'channelCode' | 'name' | 'languages' | 'domains';

export function ChannelForm({ content: saved, isNew, products, onDone }: ChannelFormProps): ReactNode {
  const { t } = useTranslation(['insurer', 'app']);
  const textOf = useErrorText();
  const toasts = useToasts();
  const { country: nameOf } = useAmounts();
  const { run, isRunning, error } = useEffectCall('saveInsurerChannel');
  const [content, setContent] = useState(saved);
  const [domains, setDomains] = useState(saved.domains.join(', '));
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<ChannelContent>): void => setContent({ ...content, ...part });
  const channel = { ...content, domains: listOf(domains.toLowerCase()) };
  const errorOf = (field: Faulty): string | undefined =>
    isTried && !ChannelContent.shape[field].safeParse(channel[field]).success ? t(`channel.wrong.${field}`) : undefined;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const checked = ChannelContent.safeParse(channel);
    if (isRunning || !checked.success || !(await run({ channel: checked.data }))) return;
    toasts.saved();
    onDone(true);
  };
  return (
    <Card title={isNew ? t('channels.add') : t('channel.title', { name: saved.name })}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <div className={styles.columns}>
          <TextField
            label={t('channel.name')}
            value={content.name}
            error={errorOf('name')}
            onChange={(name) => change({ name })}
          />
          <TextField
            label={t('channel.code')}
            help={t('channel.codeHelp')}
            readOnly={!isNew}
            value={content.channelCode}
            error={errorOf('channelCode')}
            onChange={(channelCode) => change({ channelCode })}
          />
        </div>
        <TextField
          label={t('channel.domains')}
          isOptional
          help={t('channel.domainsHelp')}
          value={domains}
          error={errorOf('domains')}
          onChange={setDomains}
        />
        <Choices
          legend={t('channel.products')}
          options={products.map(({ code, name, country }) => ({ value: code, label: `${name} · ${nameOf(country)}` }))}
          chosen={content.products}
          onChange={(chosen) => change({ products: chosen })}
        />
        <Choices
          legend={t('channel.languages')}
          options={languagesOf(products, content).map((value) => ({ value, label: languageLabel(value) }))}
          chosen={content.languages}
          onChange={(chosen) => change({ languages: chosen })}
        />
        {errorOf('languages') !== undefined && <Notice tone="bad">{errorOf('languages')}</Notice>}
        <fieldset className={styles.group}>
          <legend>{t('channel.selling')}</legend>
          <CheckboxField
            label={t('channel.direct')}
            isChecked={content.isDirect}
            onChange={(isDirect) => change({ isDirect })}
          />
          <CheckboxField label={t('channel.isOn')} isChecked={content.isOn} onChange={(isOn) => change({ isOn })} />
        </fieldset>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {t('save')}
          </Button>
          <Button onClick={() => onDone(false)}>{t('app:cancel')}</Button>
        </div>
      </form>
    </Card>
  );
}

/** Those that a product has words in, and those that are chosen. */
function languagesOf(products: readonly InsurerProduct[], { languages }: ChannelContent) {
  const spoken = new Set([...products.flatMap((product) => product.languages), ...languages, 'en_us' as const]);
  return languageValues.filter((value) => spoken.has(value));
}

type ChoicesProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  /** In their order. */
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Several of a few; what is chosen later comes later. */
function Choices<Value extends string>({ legend, options, chosen, onChange }: ChoicesProps<Value>) {
  const { t } = useTranslation('insurer');
  const numbered = (value: Value, label: string): string => {
    const place = chosen.indexOf(value);
    return place < 0 ? label : `${place + 1}. ${label}`;
  };
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.length === 0 && <p>{t('channel.nothing')}</p>}
      {options.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={numbered(value, label)}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) => onChange(isChecked ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
    </fieldset>
  );
}
