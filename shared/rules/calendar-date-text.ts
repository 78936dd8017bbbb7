import * as z from 'zod';
import { parseCalendarDate } from './calendar-date.ts';

/** A date in a request or a form: `YYYY-MM-DD`, and a day that exists. */
export const CalendarDateText = z
  .string()
  .refine((text) => parseCalendarDate(text) !== undefined, { error: 'date_invalid' });
