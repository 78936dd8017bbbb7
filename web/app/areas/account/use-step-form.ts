import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isAborted } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';

/** Error codes by field; undefined where the field is right. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

export type StepFormOptions<Field extends string> = {
  /** Looks at what was typed, before anything is sent. */
  check: () => FieldErrors<Field>;
  /** Sends it and goes on; throws ApiError. */
  send: () => Promise<void>;
  /** The field that an answer speaks of; null: the whole form. */
  fieldOf: (error: ApiError) => Field | null;
};

export type StepForm<Field extends string> = {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  /** The same without a press, when the last digit of a code is there. */
  submit: () => void;
  isBusy: boolean;
  /** Words under each field. */
  errors: Partial<Record<Field, string>>;
  /** The answer that no field is to blame for. */
  failure: ApiError | null;
  failureText: string | undefined;
  /** The field is being put right: its words go. */
  touch: (field: Field) => void;
};

/** Kept without words, which come when it is shown: the language may have changed by then. */
type Fault = string | ApiError;

type Trouble<Field extends string> = {
  errors: Partial<Record<Field, Fault>>;
  failure: unknown;
  /** Another one for each try, so that the focus moves when trouble comes and not while it is put right. */
  tryId: number;
};

/** One form a step: checks, sends once, puts each error where it belongs and the focus on the first. */
export function useStepForm<Field extends string>(options: StepFormOptions<Field>): StepForm<Field> {
  const { t } = useTranslation('errors');
  const textOf = useErrorText();
  const formRef = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble<Field>>({ errors: {}, failure: null, tryId: 0 });
  useFocusOnTrouble(formRef, trouble);

  const setNewTrouble = (errors: Trouble<Field>['errors'], failure: unknown = null): void =>
    setTrouble(({ tryId }) => ({ errors, failure, tryId: tryId + 1 }));

  const send = async (): Promise<void> => {
    isRunning.current = true;
    setBusy(true);
    setNewTrouble({});
    try {
      await options.send();
    } catch (error) {
      if (!isAborted(error)) setNewTrouble(...troubleOf(error, options.fieldOf));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  const submit = (): void => {
    if (isRunning.current) return;
    const errors = withoutGaps(options.check());
    if (Object.keys(errors).length > 0) setNewTrouble(errors);
    else void send();
  };

  return {
    formRef,
    submit,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    isBusy,
    errors: wordsOf(trouble.errors, (fault) => (typeof fault === 'string' ? t(fault) : textOf(fault))),
    failure: trouble.failure instanceof ApiError ? trouble.failure : null,
    failureText: trouble.failure === null ? undefined : textOf(trouble.failure),
    touch: (field) => setTrouble((before) => withoutField(before, field)),
  };
}

function troubleOf<Field extends string>(
  error: unknown,
  fieldOf: (error: ApiError) => Field | null,
): [errors: Trouble<Field>['errors'], failure: unknown] {
  const field = error instanceof ApiError ? fieldOf(error) : null;
  return field === null ? [{}, error] : [{ [field]: error } as Trouble<Field>['errors'], null];
}

function withoutGaps<Field extends string>(codes: FieldErrors<Field>): Trouble<Field>['errors'] {
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== undefined)) as Trouble<Field>['errors'];
}

function wordsOf<Field extends string>(errors: Trouble<Field>['errors'], words: (fault: Fault) => string) {
  const said = Object.entries<Fault | undefined>(errors).map(([field, fault]) => [field, fault && words(fault)]);
  return Object.fromEntries(said) as Partial<Record<Field, string>>;
}

function withoutField<Field extends string>(trouble: Trouble<Field>, field: Field): Trouble<Field> {
  if (trouble.errors[field] === undefined) return trouble;
  const { [field]: _, ...rest } = trouble.errors;
  return { ...trouble, errors: rest as Trouble<Field>['errors'] };
}

/** Whoever can't see the red line lands on the field that it stands under. */
function useFocusOnTrouble(formRef: RefObject<HTMLFormElement | null>, trouble: Trouble<string>): void {
  const { tryId } = trouble;
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tryId, formRef]);
}
