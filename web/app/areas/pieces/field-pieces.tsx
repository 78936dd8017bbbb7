import { useState, type ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { CountrySelect } from '../../../ui/country-select.tsx';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordRules } from '../../../ui/password-rules.tsx';
import { PhoneField, type PhoneValue } from '../../../ui/phone-field.tsx';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import type { CountryAbbr } from '../../../../shared/places/countries.ts';
import styles from './pieces.module.css';

export function FieldPieces(): ReactNode {
  return (
    <>
      <TextPieces />
      <PlacePieces />
    </>
  );
}

function TextPieces(): ReactNode {
  const [text, setText] = useState('Mara Lindqvist');
  const [password, setPassword] = useState('Long-sunday');
  const [code, setCode] = useState('481');
  const [isChecked, setChecked] = useState(true);
  return (
    <Card title="Fields">
      <div className={styles.stack}>
        <TextField label="Full name" help="As it should stand on your page." value={text} onChange={setText} />
        <TextField label="E-mail" error="Please enter a valid email" value="mara@" onChange={() => undefined} />
        <TextAreaField label="About me" isOptional value={text} onChange={setText} />
        <PasswordField label="Password" autoComplete="new-password" value={password} onChange={setPassword} />
        <PasswordRules password={password} />
        <CodeInput label="Verification code" value={code} onChange={setCode} />
        <CheckboxField label="I am 18 or over." isChecked={isChecked} onChange={setChecked} />
      </div>
    </Card>
  );
}

function PlacePieces(): ReactNode {
  const [country, setCountry] = useState<CountryAbbr>('SE');
  const [language, setLanguage] = useState<LanguageValue>('en_us');
  const [phone, setPhone] = useState<PhoneValue>({ country: 'SE', phone: '070 123 45 67' });
  return (
    <Card title="Places">
      <div className={styles.stack}>
        <CountrySelect value={country} onChange={setCountry} />
        <LanguageSelect value={language} onChange={setLanguage} />
        <PhoneField value={phone} onChange={setPhone} />
      </div>
    </Card>
  );
}
