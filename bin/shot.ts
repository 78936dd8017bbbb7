/** A picture of the documentation: where it is taken, of which size, as whom, and what is done before. */
import type { Page } from '@playwright/test';

export type Shot = {
  file: string;
  path: string;
  viewport: { width: number; height: number };
  /** Who looks, by their e-mail address; nobody who is signed in without it. */
  as?: string;
  /** What is done there before the picture is taken. */
  prepare?(page: Page): Promise<void>;
};

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export const IN_ARABIC = '?lang=ar_ae';
