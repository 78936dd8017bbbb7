/**
 * Icons of the page, drawn for it on a 24 px grid. Channels carry their brand's form in one optical size and take the
 * colour of the text around them; all others are outlines of 1.5 px.
 */
import type { ReactElement } from 'react';
import type { ChannelId } from '../../shared/model/page.ts';

export type IconName =
  'share' | 'send' | 'spark' | 'pin' | 'arrow' | 'copy' | 'globe' | 'person' | 'card' | 'box' | 'wallet';

/** Path data; a leading `o` means an outline, anything else a filled form. */
const channelPaths: Record<ChannelId, string> = {
  email: 'oM4 6h16v12H4zl8 7 8-7',
  phone: 'oM8.5 4 5.5 5c-1 .5-1.5 1-1.5 2 1 7 6 12 13 13 1 0 1.5-.5 2-1.5l1-3-4-2-2 2c-2.5-1.5-4-3-5.5-5.5l2-2z',
  facebook:
    'M13.6 21v-7.7h2.6l.4-3h-3V8.4c0-.9.3-1.5 1.5-1.5h1.6V4.2c-.3 0-1.2-.1-2.3-.1-2.3 0-3.9 1.4-3.9 4v2.2H7.9v3h2.6V21z',
  instagram:
    'oM8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h0',
  tiktok:
    'M16.4 3h-3v12.1a2.4 2.4 0 1 1-2.4-2.4l.6.1V9.7l-.6-.1a5.5 5.5 0 1 0 5.4 5.5V9c1.1.8 2.5 1.3 4 1.3v-3c-2.2 0-4-1.9-4-4.3z',
  twitter: 'M4 4h4.7l3.9 5.4L17.3 4h2.1l-5.9 6.7L20.4 20h-4.7l-4.2-5.8L6.4 20H4.3l6.3-7.1zm2.9 1.5 9.5 13h1.2l-9.5-13z',
  whatsapp:
    'oM4 20l1.2-4.2A8.2 8.2 0 1 1 8.3 19zM9 8.2c0 3.8 3 6.8 6.8 6.8l.5-1.8-2.3-1-1 1c-1.2-.6-1.8-1.2-2.4-2.4l1-1-1-2.3z',
  youtube:
    'M12 5c-3 0-6 .2-7 .5-1 .2-1.7 1-1.9 1.9a26 26 0 0 0 0 9.2c.2.9.9 1.7 1.9 1.9 1 .3 4 .5 7 .5s6-.2 7-.5c1-.2 1.7-1 1.9-1.9a26 26 0 0 0 0-9.2c-.2-.9-.9-1.7-1.9-1.9-1-.3-4-.5-7-.5zM10 9l5 3-5 3z',
  messenger:
    'M12 3.2c-5 0-8.8 3.6-8.8 8.4 0 2.5 1 4.7 2.7 6.2v3l2.7-1.5c1 .3 2.2.5 3.4.5 5 0 8.8-3.6 8.8-8.3S17 3.2 12 3.2zm-5.3 10.8 4.2-4.5 2.2 2.2 4.1-2.2-4.2 4.5-2.2-2.3z',
  linkedin:
    'M5.3 3.5a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM3.7 9h3.2v11.5H3.7zM9 9h3v1.6c.6-1 1.8-1.9 3.6-1.9 3.6 0 4.4 2.4 4.4 5.5v6.3h-3.2v-5.6c0-1.4 0-3.2-1.9-3.2s-2.6 1.5-2.6 3.1v5.7H9z',
  pinterest:
    'M12 3C7.5 3 5 6.5 5 9.5c0 2 1 4 2.5 4.5.5 0 .5-1 .5-1.5C6 10 7.5 5 12 5c3 0 4.5 2 4.5 4 0 3-1.5 5-3 5-1 0-2-1-1.5-2 1-3 1-4.5-.5-4.5-2 0-2.5 2-1.5 4L8.5 17c0 1-.5 3 0 4 1-1 2-3 2.5-5.5 4 2 8-1 8-6C19 6 16 3 12 3z',
  dribbble:
    'oM12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 4c3 4 5 9 6 16M4 10.5c5 0 11-.5 14-4.5M6.5 18c2-5 7-7 14-5.5',
  wechat:
    'M9 4C5.1 4 2 6.5 2 9.7c0 1.8 1 3.4 2.7 4.5L4 16.3l2.5-1.2 1.7.3a5.5 5.5 0 0 1-.2-1.5c0-3.1 3-5.6 6.7-5.6h.9C15 5.8 12.3 4 9 4zM6.7 7.1a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zm4.6 0a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zm3.6 2.1c-3.3 0-5.9 2.1-5.9 4.8s2.6 4.8 5.9 4.8l1.9-.3 2.1 1-.5-1.8c1.6-1 2.5-2.3 2.5-3.7 0-2.7-2.7-4.8-6-4.8zm-2 2.3a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6zm4 0a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6z',
  telegram: 'oM20.500 4.500 3 11.200l5 1.800 2 6.300 3-3.300 5 3.500zM8 13l9-6',
  line: 'M12 3.7c-4.9 0-9 3.2-9 7.2 0 3.5 3.2 6.5 7.5 7.1.6.1.7.4.6.9l-.2 1.4c0 .5.3.6.7.4 3.3-1.7 9.4-5.2 9.4-9.8 0-4-4.1-7.2-9-7.2zM6.7 8.7h1.1v3.2h1.8v1.1H6.7zm3.7 0h1.1V13h-1.1zm2 0h1l1.9 2.5V8.7h1.1V13h-1l-1.9-2.5V13h-1.1zm4.9 0h2.9v1h-1.8v.6h1.8v1.1h-1.8v.6h1.8v1h-2.9z',
  calendly: 'oM4 6h16v14H4zM4 10h16M8 4v4m8-4v4M9 15l2 2 4-4',
  discord:
    'M18.6 5.7A15 15 0 0 0 14.9 4.6l-.5 1a14 14 0 0 0-4.8 0l-.5-1a15 15 0 0 0-3.7 1.1C3 9.3 2.4 12.8 2.7 16.2a15 15 0 0 0 4.6 2.4l1-1.6-1.6-.7.4-.3a10.6 10.6 0 0 0 9.8 0l.4.3-1.6.7 1 1.6a15 15 0 0 0 4.6-2.4c.4-4-.7-7.4-2.7-10.5zM8.9 14.1c-.9 0-1.6-.8-1.6-1.9s.7-1.9 1.6-1.9 1.7.9 1.6 1.9c0 1.1-.7 1.9-1.6 1.9zm6.2 0c-.9 0-1.6-.8-1.6-1.9s.7-1.9 1.6-1.9 1.7.9 1.6 1.9c0 1.1-.7 1.9-1.6 1.9z',
  business: 'oM12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z',
};

const iconPaths: Record<IconName, string> = {
  share: 'oM12 15V3.5M8 7l4-3.7L16 7M5.5 11.5v7.7h13v-7.7',
  send: 'oM12 19V5.5M6 11l6-5.5 6 5.5',
  spark:
    'M11 4c.6 5 3 7.5 8 8-5 .5-7.5 3-8 8-.5-5-3-7.5-8-8 5-.5 7.5-3 8-8zM19 3c.2 2 1 2.8 3 3-2 .2-2.8 1-3 3-.2-2-1-2.8-3-3 2-.2 2.8-1 3-3z',
  pin: 'oM12 21c-4.2-4.2-6.5-7.6-6.5-10.7a6.5 6.5 0 0 1 13 0c0 3.1-2.3 6.5-6.5 10.7zM12 8a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 12 8z',
  arrow: 'oM4.5 12h15M13.5 6l6 6-6 6',
  copy: 'oM9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  globe: channelPaths.business,
  person: 'oM10 11.5a3.8 3.8 0 1 0 0-7.5 3.8 3.8 0 0 0 0 7.5zM3 20c.4-3.8 3-5.5 7-5.5s6.6 1.7 7 5.5M19 9v6M16 12h6',
  box: 'oM4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5',
  card: 'oM3.5 6h17v12.5h-17zM7 10.5h6M7 14h4M16 14h1.5',
  wallet: 'oM4 6h16v14H4zM16 14h1.5',
};

/** A decorative icon: what it means is said in words beside it or on its button. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return <Glyph path={iconPaths[name]} isFlipped={name === 'arrow'} />;
}

export function ChannelIcon({ channel }: { channel: ChannelId }): ReactElement {
  return <Glyph path={channelPaths[channel]} isFlipped={false} />;
}

/** Arrows point the other way where one reads from right to left. */
function Glyph({ path, isFlipped }: { path: string; isFlipped: boolean }): ReactElement {
  const isOutline = path.startsWith('o');
  const data = isOutline ? path.slice(1) : path;
  const className = [isOutline ? 'o' : '', isFlipped ? 'flip' : ''].filter(Boolean).join(' ');
  return (
    <svg {...(className === '' ? {} : { className })} viewBox="0 0 24 24" aria-hidden="true">
      <path d={data} />
    </svg>
  );
}
