/** A week of one page. */
import type { DayFigures, Figures } from '../../../../../shared/model/analytics.ts';
import type { Queries, Statistics } from '../../../../../web/app/areas/analytics/use-report.ts';

const views = [34, 52, 60, 43, 31, 25, 1_004];

const none: Figures = {
  views: 0,
  visitors: 0,
  clickers: 0,
  clicks: 0,
  conversations: 0,
  questions: 0,
  answered: 0,
  leads: 0,
};

export const days: DayFigures[] = views.map((count, index) => ({
  ...none,
  date: `2026-03-0${index + 1}`,
  views: count,
  visitors: count - 10,
  clicks: index,
  conversations: index,
  questions: index * 2,
  leads: index === 2 ? 1 : 0,
}));

export const statistics: Statistics = {
  days,
  totals: {
    views: 1_249,
    visitors: 1_179,
    clickers: 20,
    clicks: 21,
    conversations: 21,
    questions: 42,
    answered: 35,
    leads: 1,
  },
  before: { ...none, views: 1_000, questions: 44 },
  links: [
    { kind: 'contact', code: 'c1', name: 'Book a call', channel: 'calendly', isRemoved: false, clicks: 12 },
    { kind: 'contact', code: 'c2', name: '', channel: 'whatsapp', isRemoved: false, clicks: 4 },
    { kind: 'offer', code: 'o1', name: '', channel: null, isRemoved: true, clicks: 3 },
    { kind: 'share', code: 'share', name: '', channel: null, isRemoved: false, clicks: 2 },
  ],
  sources: [
    { source: 'google', group: 'search', views: 700 },
    { source: 'direct', group: 'direct', views: 300 },
    { source: 'site:blog.example.org', group: 'site', views: 150 },
    { source: 'utm:letter', group: 'campaign', views: 60 },
    { source: 'qr', group: 'place', views: 30 },
    { source: 'other', group: 'other', views: 9 },
  ],
  countries: [
    { country: 'SE', views: 1_000 },
    { country: 'ZZ', views: 249 },
  ],
  devices: [
    { device: 'phone', views: 900 },
    { device: 'computer', views: 349 },
  ],
  places: [{ code: 'shop1', views: 30 }],
};

export const emptyStatistics: Statistics = {
  days: days.map(({ date }) => ({ ...none, date })),
  totals: none,
  before: none,
  links: [],
  sources: [],
  countries: [],
  devices: [
    { device: 'phone', views: 0 },
    { device: 'computer', views: 0 },
  ],
  places: [],
};

export const queries: Queries = [
  { question: 'What does a first session cost?', count: 21 },
  { question: 'Where are you based?', count: 7 },
];
