/** Photos, videos and files: sent with their progress, looked at where the product wants to see something, taken away again. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileRules, isFileKind } from '../../../../../shared/insurance/uploads.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field-frame.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import field from '../../../../ui/field.module.css';
import { ImageIcon, TrashIcon } from '../../../../ui/area-icons.tsx';
import { CheckIcon, WarningIcon } from '../../../../ui/icons.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useUploads, type Upload } from '../../../uploads/use-uploads.ts';
import { useFlow } from '../flow/flow-context.ts';
import styles from './files-field.module.css';
import type { FieldProps } from './field-value.ts';
import { sendFile, type SentFile } from './send-file.ts';
import { useQuestionWords } from './use-question-words.ts';

export function FilesField({ asked, value, onChange, error, isAlone }: FieldProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { label, help } = useQuestionWords(asked);
  const { store, application } = useFlow();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<readonly SentFile[]>([]);
  const files = Array.isArray(value) ? value : [];
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  const keep = (next: string[]): void => {
    latest.current = next;
    onChange(next.length === 0 ? undefined : next);
  };
  const uploads = useUploads(async (file, way) => {
    const arrived = await sendFile(store, asked, file, way);
    const { fileId, name, findings } = arrived;
    if (findings.length > 0) {
      // It answers nothing, and is not kept: only its reason stays in view.
      setRefused((all) => [...all, arrived]);
      void store.ask('dtxFile', { kind: 'remove', fileId });
      return;
    }
    setNames((all) => ({ ...all, [fileId]: name }));
    keep([...latest.current, fileId]);
  });
  const remove = (fileId: string): void => {
    keep(latest.current.filter((one) => one !== fileId));
    void store.ask('dtxFile', { kind: 'remove', fileId });
  };
  const add = (chosen: readonly File[]): void => {
    setRefused([]);
    uploads.add(chosen);
  };
  if (!isFileKind(asked.question.kind)) return null;
  const rule = fileRules[asked.question.kind];
  const most =
    asked.question.most === undefined ? null : application.product.tryRun(asked.question.most, application.data);
  const isFull = typeof most === 'number' && files.length + uploads.list.length >= most;
  return (
    <fieldset className={styles.files} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={isAlone ? undefined : field.label}>
        {isAlone ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {!isAlone && help !== undefined && <p className={field.help}>{help}</p>}
      <ul className={styles.list}>
        {files.map((fileId, index) => (
          <li key={fileId} className={styles.file}>
            <p className={classNames(styles.words, styles.name)}>
              <CheckIcon className={styles.good} />
              <span dir="auto">{names[fileId] || t('files.one', { number: index + 1 })}</span>
            </p>
            <IconButton label={t('files.remove', { number: index + 1 })} onClick={() => remove(fileId)}>
              <TrashIcon />
            </IconButton>
          </li>
        ))}
        {refused.map((one) => (
          <li key={one.fileId} className={styles.file}>
            <Refused file={one} />
            <IconButton
              label={t('files.stop', { name: one.name })}
              onClick={() => setRefused((all) => all.filter((other) => other !== one))}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
        {uploads.list.map((upload) => (
          <UnderWay
            key={upload.id}
            upload={upload}
            megabytes={rule.megabytes}
            onRetry={() => uploads.retry(upload.id)}
            onDismiss={() => uploads.dismiss(upload.id)}
          />
        ))}
      </ul>
      {!isFull && (
        <>
          <input
            ref={input}
            type="file"
            className={styles.input}
            accept={rule.types.join()}
            multiple={most !== 1}
            tabIndex={-1}
            aria-label={label}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <Button className={styles.add ?? ''} onClick={() => input.current?.click()}>
            <ImageIcon />
            {t(`files.add.${asked.question.kind}`)}
          </Button>
        </>
      )}
      <p className={field.help}>{t('files.rule', { types: rule.names, megabytes: rule.megabytes })}</p>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

function Refused({ file: { name, findings } }: { file: SentFile }): ReactNode {
  const { t } = useTranslation('uploads');
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <WarningIcon className={styles.bad} />
        <span dir="auto">{name}</span>
      </p>
      {findings.map(({ code, wanted }) => (
        <p key={code} role="alert" className={styles.finding}>
          {t(code, { wanted })}
        </p>
      ))}
    </div>
  );
}

type UnderWayProps = {
  upload: Upload;
  /** The most that a file may have. */ megabytes: number;
  onRetry: () => void;
  onDismiss: () => void;
};

function UnderWay({ upload: { name, share, code }, megabytes, onRetry, onDismiss }: UnderWayProps): ReactNode {
  const { t } = useTranslation(['insurance', 'app']);
  const textOf = useErrorText();
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        <p className={styles.name}>
          {code === null && <Spinner />}
          <span dir="auto">{name}</span>
        </p>
        {code === null ? (
          <progress className={styles.progress} max={1} value={share} aria-label={name} />
        ) : (
          <p role="alert" className={styles.finding}>
            {textOf(new ApiError({ code: code as ApiError['code'], status: 0, message: code, details: { megabytes } }))}
          </p>
        )}
      </div>
      {code !== null && <Button onClick={onRetry}>{t('app:retry')}</Button>}
      <IconButton label={t('files.stop', { name })} onClick={onDismiss}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}
