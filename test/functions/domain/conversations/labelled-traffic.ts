/**
 * Requests as a page gets them, each with what it is. User agents are put together from the formats that their makers
 * publish: engine and platform by the browsers' own schemes, programs by what their operators say of themselves.
 */

export type LabelledRequest = {
  /** Who it is, for the test's report. */
  name: string;
  userAgent: string;
  isPrefetch: boolean;
  isPerson: boolean;
};

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

const person = (name: string, userAgent: string): LabelledRequest => ({
  name,
  userAgent,
  isPrefetch: false,
  isPerson: true,
});
const program = (name: string, userAgent: string): LabelledRequest => ({
  name,
  userAgent,
  isPrefetch: false,
  isPerson: false,
});

const chromeVersions = ['128.0.0.0', '131.0.0.0', '136.0.0.0', '140.0.0.0', '142.0.0.0'];
const computers = [
  'Windows NT 10.0; Win64; x64',
  'Macintosh; Intel Mac OS X 10_15_7',
  'X11; Linux x86_64',
  'X11; CrOS x86_64 14541.0.0',
];
/** Since 110 Chrome says "Android 10; K" for all; others still name the phone. */
const androids = [
  'Linux; Android 10; K',
  'Linux; Android 14; SM-S921B',
  'Linux; Android 15; Pixel 9 Pro',
  'Linux; Android 13; M2101K6G',
  'Linux; Android 12; CUBOT KINGKONG 9',
  'Linux; Android 14; CPH2581',
  'Linux; Android 13; moto g54 5G',
];
const iosVersions = ['16_7_10', '17_6_1', '18_0', '18_5', '26_0'];

const chrome = (platform: string, version: string, rest = ''): string =>
  `Mozilla/5.0 (${platform}) ${WEBKIT} Chrome/${version} ${rest}Safari/537.36`;
const iosPlatform = (version: string, device = 'iPhone'): string =>
  device === 'iPad' ? `iPad; CPU OS ${version} like Mac OS X` : `iPhone; CPU iPhone OS ${version} like Mac OS X`;
const ios = (version: string, rest: string, device = 'iPhone'): string =>
  `Mozilla/5.0 (${iosPlatform(version, device)}) ${APPLE_WEBKIT} ${rest}`;
const webView = (platform: string, rest: string): string =>
  `Mozilla/5.0 (${platform}; wv) ${WEBKIT} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 ${rest}`;

const chromes = chromeVersions.flatMap((version) => [
  ...computers.map((platform) => person('Chrome', chrome(platform, version))),
  ...androids.map((platform) => person('Chrome on Android', chrome(platform, version, 'Mobile '))),
]);

const safaris = iosVersions.flatMap((version) => [
  person('Safari', ios(version, `Version/${version.replaceAll('_', '.')} Mobile/15E148 Safari/604.1`)),
  person('Safari on iPad', ios(version, `Version/${version.split('_')[0]}.0 Mobile/15E148 Safari/604.1`, 'iPad')),
  person('Chrome on iPhone', ios(version, 'CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1')),
  person('Firefox on iPhone', ios(version, 'FxiOS/141.0 Mobile/15E148 Safari/605.1.15')),
  person('Edge on iPhone', ios(version, 'Version/18.0 EdgiOS/139.0.3405.86 Mobile/15E148 Safari/604.1')),
  person('DuckDuckGo on iPhone', ios(version, 'Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15')),
  person('Google app', ios(version, 'GSA/380.0.788317806 Mobile/15E148 Safari/604.1')),
  person('Instagram', ios(version, 'Mobile/15E148 Instagram 389.0.0.49.87 (iPhone16,2; iOS 18_5; en_US; scale=3.00)')),
  person(
    'Facebook',
    ios(version, 'Mobile/15E148 [FBAN/FBIOS;FBAV/521.0.0.47.97;FBDV/iPhone15,4;FBMD/iPhone;FBLC/en_US]'),
  ),
  person('LinkedIn', ios(version, 'Mobile/15E148 [LinkedInApp]/9.31.1234')),
  person('WeChat', ios(version, 'Mobile/15E148 MicroMessenger/8.0.60(0x18003c32) NetType/WIFI Language/zh_HK')),
  person('LINE', ios(version, 'Mobile/15E148 Safari Line/15.12.1')),
  person('Pinterest', ios(version, 'Mobile/15E148 [Pinterest/iOS]')),
  person('X', ios(version, 'Mobile/15E148 Twitter for iPhone/11.12')),
  person('Snapchat', ios(version, 'Mobile/15E148 Snapchat/13.50.0.42 (like Safari/8621.2.5, panda)')),
]);

const safariOnMac = ['16.6', '17.6', '18.5', '26.0'].map((version) =>
  person(
    'Safari on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE_WEBKIT} Version/${version} Safari/605.1.15`,
  ),
);

const firefoxes = ['128.0', '135.0', '141.0', '144.0'].flatMap((version) => [
  ...['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10.15', 'X11; Ubuntu; Linux x86_64'].map((platform) =>
    person('Firefox', `Mozilla/5.0 (${platform}; rv:${version}) Gecko/20100101 Firefox/${version}`),
  ),
  person('Firefox on Android', `Mozilla/5.0 (Android 14; Mobile; rv:${version}) Gecko/${version} Firefox/${version}`),
]);

const otherBrowsers = [
  ...computers.flatMap((platform) => [
    person('Edge', `${chrome(platform, '140.0.0.0')} Edg/140.0.0.0`),
    person('Opera', `${chrome(platform, '139.0.0.0')} OPR/123.0.0.0`),
    person('Vivaldi', `${chrome(platform, '138.0.0.0')} Vivaldi/7.5.3735.62`),
    person('Yandex Browser', chrome(platform, '136.0.0.0', 'YaBrowser/25.6.0.0 ')),
    person('Whale', chrome(platform, '138.0.0.0', 'Whale/4.33.325.17 ')),
  ]),
  ...androids.flatMap((platform) => [
    person('Samsung Internet', chrome(platform, '125.0.0.0', 'SamsungBrowser/28.0 Mobile ')),
    person('Edge on Android', `${chrome(platform, '139.0.0.0', 'Mobile ')} EdgA/139.0.0.0`),
    person('Opera on Android', `${chrome(platform, '137.0.0.0', 'Mobile ')} OPR/90.0.0.0`),
    person('Mi Browser', chrome(platform, '130.0.0.0', 'XiaoMi/MiuiBrowser/14.30.1 Mobile ')),
    person('Huawei Browser', chrome(platform, '114.0.0.0', 'HuaweiBrowser/16.0.5.300 Mobile ')),
    person('UC Browser', chrome(platform, '123.0.0.0', 'UCBrowser/13.7.9.1322 Mobile ')),
    person('Instagram on Android', webView(platform, 'Instagram 390.0.0.43.81 Android (34/14; 450dpi; 1080x2109)')),
    person('Facebook on Android', webView(platform, '[FB_IAB/FB4A;FBAV/521.0.0.52.100;IABMV/1;]')),
    person('Messenger on Android', webView(platform, '[FB_IAB/Orca-Android;FBAV/515.0.0.40.109;]')),
    person('LinkedIn on Android', webView(platform, '[LinkedInApp]')),
    person(
      'TikTok',
      webView(platform, 'trill_400503 JsSdk/1.0 NetType/WIFI Channel/googleplay BytedanceWebview/d8a21c6'),
    ),
    person('Baidu app', webView(platform, 'baiduboxapp/13.80.0.10 (Baidu; P1 14)')),
    person('KakaoTalk', webView(platform, 'KAKAOTALK 25.6.0')),
    person('LINE on Android', webView(platform, 'Line/15.11.1/IAB')),
  ]),
  person('Opera Mini', 'Opera/9.80 (Android; Opera Mini/86.0.2254/191.337; U; en) Presto/2.12.423 Version/12.16'),
  person(
    'Silk',
    'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/138.1 like Chrome/138.0.0.0 Safari/537.36',
  ),
  person(
    'a television',
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 (KHTML, like Gecko) 108.0.5359.1/8.0 TV Safari/537.36',
  ),
  person(
    'a console',
    'Mozilla/5.0 (PlayStation; PlayStation 5/9.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/605.1.15',
  ),
  person('KaiOS', 'Mozilla/5.0 (Mobile; Nokia 2720 Flip; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1'),
  person('an old Explorer', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)'),
];

/** `Mozilla/5.0 (compatible; <name>; +<page about it>)`: how most crawlers introduce themselves. */
const introduced = (names: readonly string[]): LabelledRequest[] =>
  names.flatMap((name) => [
    program(name, `Mozilla/5.0 (compatible; ${name}; +https://www.example.com/about)`),
    program(
      `${name} with an engine`,
      `Mozilla/5.0 ${WEBKIT}; compatible; ${name}; +https://example.com/bot Safari/537.36`,
    ),
  ]);

const crawlers = introduced([
  'Googlebot/2.1',
  'bingbot/2.0',
  'YandexBot/3.0',
  'Baiduspider/2.0',
  'Applebot/0.1',
  'PetalBot',
  'SeznamBot/4.0',
  'Qwantbot/1.0',
  'DuckDuckBot/1.1',
  'AhrefsBot/7.0',
  'SemrushBot/7~bl',
  'MJ12bot/v1.4.8',
  'DotBot/1.2',
  'Yahoo! Slurp',
  'Sogou web spider/4.0',
  'Exabot/3.0',
  'DataForSeoBot/1.0',
  'serpstatbot/2.1',
  'GPTBot/1.2',
  'OAI-SearchBot/1.0',
  'ChatGPT-User/1.0',
  'ClaudeBot/1.0',
  'Claude-User/1.0',
  'PerplexityBot/1.0',
  'Perplexity-User/1.0',
  'Amazonbot/0.1',
  'Bytespider',
  'CCBot/2.0',
  'meta-externalagent/1.1',
  'cohere-ai',
  'Diffbot/0.1',
  'DuckAssistBot/1.0',
  'YouBot/1.0',
  'ImagesiftBot',
  'archive.org_bot',
]);

/** Crawlers that look like a phone, to see what phones see. */
const mobileCrawlers = [
  'Googlebot/2.1',
  'bingbot/2.0',
  'YandexMobileBot/3.0',
  'GoogleOther',
  'AdsBot-Google-Mobile',
].map((name) =>
  program(
    `${name} as a phone`,
    `${chrome('Linux; Android 6.0.1; Nexus 5X Build/MMB29P', '140.0.0.0', 'Mobile ')} (compatible; ${name}; +http://www.google.com/bot.html)`,
  ),
);

const previews = [
  program('Facebook preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'),
  program('Facebook preview, short', 'facebookexternalhit/1.1'),
  program('Facebook catalogue', 'facebookcatalog/1.0'),
  program('WhatsApp preview on iPhone', 'WhatsApp/2.25.20.77 i'),
  program('WhatsApp preview on Android', 'WhatsApp/2.25.21.10 A'),
  program('WhatsApp preview on the web', 'WhatsApp/2.2530.2 W'),
  program('Telegram preview', 'TelegramBot (like TwitterBot)'),
  program('Slack preview', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'),
  program('Slack pictures', 'Slack-ImgProxy (+https://api.slack.com/robots)'),
  program('Slack robot', 'Slackbot 1.0 (+https://api.slack.com/robots)'),
  program('Discord preview', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'),
  program(
    'Discord pictures',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 11.6; rv:92.0) Gecko/20100101 Firefox/92.0 Discordbot/2.0',
  ),
  program('LinkedIn preview', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'),
  program('X preview', 'Twitterbot/1.0'),
  program(
    'iMessage preview',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  ),
  program(
    'Skype preview',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  ),
  program(
    'Teams preview',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 MicrosoftPreview/2.0 +https://aka.ms/MicrosoftPreview',
  ),
  program('Viber preview', 'Viber/24.0 (LinkPreview)'),
  program('Pinterest preview', 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)'),
  program('Reddit preview', 'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)'),
  program('Mastodon preview', 'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.example/)'),
  program('Bluesky preview', 'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)'),
  program(
    'Snapchat preview',
    'Mozilla/5.0 (compatible; Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)',
  ),
  program('KakaoTalk preview', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/'),
  program('LINE preview', 'facebookexternalhit/1.1;line-poker/1.0'),
  program('VK preview', 'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)'),
  program('Embedly', 'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)'),
  program('Iframely', 'Iframely/1.3.1 (+https://iframely.com/docs/about)'),
  program(
    'Google preview',
    `${chrome('X11; Linux x86_64', '120.0.0.0')} Google-PageRenderer Google (+https://developers.google.com/+/web/snippet/)`,
  ),
  program(
    'Google read aloud',
    `${chrome('Linux; Android 7.0; SM-G930V', '140.0.0.0', 'Mobile ')} (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)`,
  ),
  program('Bing preview', `${chrome('Windows NT 6.1; WOW64', '80.0.0.0')} BingPreview/1.0b`),
];

const monitors = [
  program('UptimeRobot', 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)'),
  program('Pingdom', 'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)'),
  program(
    'Pingdom in a browser',
    'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/534.34 (KHTML, like Gecko) PingdomTMS/0.8.5 Safari/534.34',
  ),
  program(
    'Better Stack',
    'Better Uptime Bot Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/114.0 Safari/537.36',
  ),
  program('StatusCake', `${chrome('Windows NT 10.0; Win64; x64', '130.0.0.0')} StatusCake`),
  program('Site24x7', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Site24x7'),
  program('Datadog', `${chrome('X11; Linux x86_64', '138.0.0.0')} DatadogSynthetics`),
  program('HetrixTools', 'HetrixTools Uptime Monitoring Bot. https://hetrix.tools/uptime-monitoring-bot.html'),
  program('Route 53', 'Amazon-Route53-Health-Check-Service (ref 5a3c; report http://amzn.to/1vsZADi)'),
  program('a load balancer', 'ELB-HealthChecker/2.0'),
  program('Kubernetes', 'kube-probe/1.31'),
  program('Google Cloud', 'GoogleHC/1.0'),
  program('Lighthouse', `${chrome('Macintosh; Intel Mac OS X 10_15_7', '139.0.0.0')} Chrome-Lighthouse`),
  program('WebPageTest', `${chrome('X11; Linux x86_64', '139.0.0.0')} PTST/250601.193000`),
  program('GTmetrix', `${chrome('X11; Linux x86_64', '125.0.0.0')} GTmetrix`),
];

const driven = ['HeadlessChrome/139.0.0.0', 'HeadlessChrome/142.0.7444.0', 'HeadlessEdg/140.0.0.0'].flatMap((name) =>
  computers.map((platform) =>
    program('a browser without a window', `Mozilla/5.0 (${platform}) ${WEBKIT} ${name} Safari/537.36`),
  ),
);

const tools = [
  'curl/8.9.1',
  'Wget/1.24.5',
  'python-requests/2.32.3',
  'Python-urllib/3.12',
  'Python/3.12 aiohttp/3.10.5',
  'python-httpx/0.27.2',
  'Scrapy/2.11.2 (+https://scrapy.org)',
  'Go-http-client/2.0',
  'okhttp/4.12.0',
  'Java/21.0.4',
  'Apache-HttpClient/5.3 (Java/17.0.12)',
  'Dalvik/2.1.0 (Linux; U; Android 14; SM-S921B Build/UP1A.231005.007)',
  'MyApp/3 CFNetwork/1568.200.51 Darwin/24.1.0',
  'axios/1.7.7',
  'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
  'node',
  'undici',
  'got (https://github.com/sindresorhus/got)',
  'PostmanRuntime/7.42.0',
  'insomnia/10.1.0',
  'HTTPie/3.2.3',
  'libwww-perl/6.77',
  'Ruby',
  'GuzzleHttp/7',
  'PHP/8.3.11',
  'Microsoft Office Word 2016',
  'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)',
  'Mozilla/5.0',
  '',
  '-',
].map((userAgent) => program(`a tool: ${userAgent}`, userAgent));

/** Chrome and Safari fetch ahead as the very browser that a person uses; only the purpose tells. */
const prefetches = chromes
  .slice(0, 12)
  .map((request) => ({ ...request, name: `${request.name} ahead of its person`, isPrefetch: true, isPerson: false }));

export const labelledTraffic: readonly LabelledRequest[] = [
  ...chromes,
  ...safaris,
  ...safariOnMac,
  ...firefoxes,
  ...otherBrowsers,
  ...crawlers,
  ...mobileCrawlers,
  ...previews,
  ...monitors,
  ...driven,
  ...tools,
  ...prefetches,
];
