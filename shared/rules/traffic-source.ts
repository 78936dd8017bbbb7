/** Where a visit came from, in a form that can be counted: a known service, another site, a campaign, a place, or nothing. */
import type { SourceGroup } from '../model/analytics.ts';

type KnownSource = {
  /** The service's own name; no language translates it. */
  name: string;
  group: 'search' | 'social';
  /** Hosts and all below them; `.*` stands for every national ending. Apps on Android name themselves in reverse. */
  hosts: readonly string[];
  /** What its app writes into the user agent of the browser inside it. */
  app?: RegExp;
};

export const knownSources = {
  google: {
    name: 'Google',
    group: 'search',
    hosts: ['google.*', 'com.google.android.googlequicksearchbox'],
    app: /\bGSA\//,
  },
  bing: { name: 'Bing', group: 'search', hosts: ['bing.com'], app: /\bBingSapphire\// },
  duckduckgo: { name: 'DuckDuckGo', group: 'search', hosts: ['duckduckgo.com'] },
  yahoo: { name: 'Yahoo', group: 'search', hosts: ['search.yahoo.com', 'search.yahoo.co.jp', 'yahoo.com'] },
  ecosia: { name: 'Ecosia', group: 'search', hosts: ['ecosia.org'] },
  brave: { name: 'Brave Search', group: 'search', hosts: ['search.brave.com'] },
  startpage: { name: 'Startpage', group: 'search', hosts: ['startpage.com'] },
  qwant: { name: 'Qwant', group: 'search', hosts: ['qwant.com'] },
  yandex: { name: 'Yandex', group: 'search', hosts: ['yandex.*', 'ya.ru'] },
  baidu: { name: 'Baidu', group: 'search', hosts: ['baidu.com'], app: /\bbaiduboxapp\// },
  naver: { name: 'Naver', group: 'search', hosts: ['naver.com'], app: /\bNAVER\(/ },
  seznam: { name: 'Seznam', group: 'search', hosts: ['search.seznam.cz'] },
  chatgpt: { name: 'ChatGPT', group: 'search', hosts: ['chatgpt.com', 'chat.openai.com'] },
  claude: { name: 'Claude', group: 'search', hosts: ['claude.ai'] },
  copilot: { name: 'Copilot', group: 'search', hosts: ['copilot.microsoft.com'] },
  gemini: { name: 'Gemini', group: 'search', hosts: ['gemini.google.com'] },
  perplexity: { name: 'Perplexity', group: 'search', hosts: ['perplexity.ai'] },
  facebook: {
    name: 'Facebook',
    group: 'social',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'com.facebook.katana'],
    app: /\bFB(?:AN\/FBIOS|AN\/FBForIPhone|_IAB\/FB4A)/,
  },
  messenger: {
    name: 'Messenger',
    group: 'social',
    hosts: ['messenger.com', 'm.me', 'com.facebook.orca'],
    app: /\bFB(?:AN\/Messenger|_IAB\/(?:Orca|MESSENGER))/,
  },
  instagram: {
    name: 'Instagram',
    group: 'social',
    hosts: ['instagram.com', 'com.instagram.android'],
    app: /\bInstagram /,
  },
  threads: { name: 'Threads', group: 'social', hosts: ['threads.net', 'threads.com'], app: /\bBarcelona / },
  linkedin: {
    name: 'LinkedIn',
    group: 'social',
    hosts: ['linkedin.com', 'lnkd.in', 'com.linkedin.android'],
    app: /\bLinkedInApp\b/,
  },
  x: {
    name: 'X',
    group: 'social',
    hosts: ['x.com', 'twitter.com', 't.co', 'com.twitter.android'],
    app: /\bTwitter(?:Android| for iPhone)/,
  },
  bluesky: { name: 'Bluesky', group: 'social', hosts: ['bsky.app'] },
  tiktok: {
    name: 'TikTok',
    group: 'social',
    hosts: ['tiktok.com', 'com.zhiliaoapp.musically'],
    app: /\b(?:musical_ly|BytedanceWebview|trill_)/,
  },
  youtube: { name: 'YouTube', group: 'social', hosts: ['youtube.com', 'youtu.be', 'com.google.android.youtube'] },
  pinterest: {
    name: 'Pinterest',
    group: 'social',
    hosts: ['pinterest.*', 'pin.it', 'com.pinterest'],
    app: /\[Pinterest\//,
  },
  snapchat: { name: 'Snapchat', group: 'social', hosts: ['snapchat.com', 'com.snapchat.android'], app: /\bSnapchat\// },
  reddit: { name: 'Reddit', group: 'social', hosts: ['reddit.com', 'com.reddit.frontpage'], app: /\bReddit\// },
  whatsapp: { name: 'WhatsApp', group: 'social', hosts: ['whatsapp.com', 'wa.me', 'wl.co', 'com.whatsapp'] },
  telegram: { name: 'Telegram', group: 'social', hosts: ['t.me', 'telegram.org', 'org.telegram.messenger'] },
  wechat: {
    name: 'WeChat',
    group: 'social',
    hosts: ['weixin.qq.com', 'wechat.com', 'com.tencent.mm'],
    app: /\bMicroMessenger\//,
  },
  line: { name: 'LINE', group: 'social', hosts: ['line.me', 'jp.naver.line.android'], app: /\bLine\/\d/ },
  kakaotalk: { name: 'KakaoTalk', group: 'social', hosts: ['kakao.com', 'com.kakao.talk'], app: /\bKAKAOTALK\b/ },
  discord: { name: 'Discord', group: 'social', hosts: ['discord.com', 'com.discord'] },
  slack: { name: 'Slack', group: 'social', hosts: ['slack.com', 'com.slack'] },
  vk: { name: 'VK', group: 'social', hosts: ['vk.com', 'com.vkontakte.android'] },
  xing: { name: 'XING', group: 'social', hosts: ['xing.com'] },
} as const satisfies Record<string, KnownSource>;

const known: [string, KnownSource][] = Object.entries(knownSources);

/** What campaigns call themselves when they are short of space. */
const shortNames: Record<string, string> = {
  ig: 'instagram',
  fb: 'facebook',
  tw: 'x',
  twitter: 'x',
  li: 'linkedin',
  yt: 'youtube',
  wa: 'whatsapp',
};

export type Arrival = {
  /** Host of the page that led here; empty when the browser did not say. */
  referrer: string;
  /** `utm_source` of the address; empty when there is none. */
  campaign: string;
  hasPlace: boolean;
  userAgent: string;
};

/** The most certain sign decides: the QR code's own, the campaign's, the page before, the app around. */
export function sourceOf({ referrer, campaign, hasPlace, userAgent }: Arrival): string {
  if (hasPlace) return 'qr';
  const name = campaign
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  if (name !== '') return knownName(name) ?? `utm:${name}`;
  const host = referrer.toLowerCase().replace(/^www\./, '');
  if (isHost(host))
    return known.findLast(([, { hosts }]) => hosts.some((one) => isBelow(host, one)))?.[0] ?? `site:${host}`;
  return known.find(([, { app }]) => app?.test(userAgent))?.[0] ?? 'direct';
}

export function sourceGroup(source: string): SourceGroup {
  if (source === 'direct' || source === 'other') return source;
  if (source === 'qr') return 'place';
  if (source.startsWith('site:')) return 'site';
  if (source.startsWith('utm:')) return 'campaign';
  return known.find(([name]) => name === source)?.[1].group ?? 'other';
}

/** A source that a stranger can make up: how many of them a day may have is bounded. */
export const isOpenSource = (source: string): boolean => source.startsWith('site:') || source.startsWith('utm:');

function knownName(campaign: string): string | undefined {
  const name = shortNames[campaign] ?? campaign;
  return known.some(([one]) => one === name) ? name : undefined;
}

function isHost(text: string): boolean {
  return text.length <= 80 && /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(text);
}

function isBelow(host: string, domain: string): boolean {
  if (!domain.endsWith('.*')) return host === domain || host.endsWith(`.${domain}`);
  const name = domain.slice(0, -2);
  return new RegExp(`(?:^|\\.)${name}\\.(?:com?\\.)?[a-z]{2,3}$`).test(host);
}
