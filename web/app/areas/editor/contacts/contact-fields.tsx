import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactEntry } from '../../../../../shared/model/page.ts';
import { toE164 } from '../../../../../shared/rules/phone.ts';
import { FieldFrame } from '../../../../ui/field-frame.tsx';
import { PhoneField, type PhoneValue } from '../../../../ui/phone-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { useCodeText } from '../use-code-text.ts';
import { changeEntry } from './contact-list.ts';
import {
  addressPrefixes,
  checkContactValue,
  checkDisplayText,
  contactInput,
  type ContactInput,
} from './contact-rules.ts';
import styles from './contacts.module.css';
import { useOwnCountry, withCountry } from './phone-value.ts';
import { useChannelName } from './use-channel-name.ts';
