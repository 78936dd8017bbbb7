/** Whether a user agent names itself a program: crawlers, link previews, monitors, headless browsers. Cubot makes phones. */
const BOT =
  /(?<!\bcu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|embedly|headless|lighthouse|pingdom|uptime|monitor|curl\/|wget\/|python|axios|node-fetch|java\//i;

export const isBot = (userAgent: string): boolean => userAgent === '' || BOT.test(userAgent);
