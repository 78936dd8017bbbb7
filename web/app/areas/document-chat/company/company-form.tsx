/** A company's name, website and logo, to found it or to change it. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyContent } from '../../../../../shared/model/company.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { PhotoField } from '../../editor/profile/photo-field.tsx';
import { textDirection } from '../../editor/text-direction.ts';
import styles from './company.module.css';

type CompanyFormProps = {
  content: CompanyContent;
  /** On the button. */
  label: string;
  onSaved: () => void;
};

export function CompanyForm({ content: saved, label, onSaved }: CompanyFormProps): ReactNode {
  const { t } = useTranslation(['product-talk', 'errors']);
  const textOf = useErrorText();
  const toasts = useToasts();
  const { run, isRunning, error } = useEffectCall('saveCompany');
  const [content, setContent] = useState(saved);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<CompanyContent>): void => setContent({ ...content, ...part });
  const errorOf = (field: 'name' | 'website'): string | undefined => {
    const code = CompanyContent.shape[field].safeParse(content[field]).error?.issues[0]?.message;
    return isTried && code !== undefined ? t(`errors:${code}`) : undefined;
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isRunning || !CompanyContent.safeParse(content).success) return;
    if (!(await run({ content }))) return;
    toasts.saved();
    onSaved();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t('company.name')}
        autoComplete="organization"
        value={content.name}
        dir={textDirection(content.name)}
        error={errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <TextField
        type="url"
        label={t('company.website')}
        isOptional
        placeholder="https://"
        dir="ltr"
        value={content.website}
        error={errorOf('website')}
        onChange={(website) => change({ website })}
      />
      <PhotoField
        label={t('company.logo')}
        photo={content.logo}
        use="profile"
        shape="round"
        question={{ title: t('company.logoRemove'), text: t('company.logoRemoveText') }}
        onChange={(logo) => change({ logo })}
      />
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      <div>
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {label}
        </Button>
      </div>
    </form>
  );
}
