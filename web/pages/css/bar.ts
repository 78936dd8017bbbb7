import type { ConnectionBar } from '../../../shared/model/page.ts';
import { floatShadow } from '../../ui/tokens.ts';
import { minifyCss } from '../minify-css.ts';

/** Places beside each other, each as wide as the others, the words under their signs. */
const placesCss = minifyCss(`
.bar.places{gap:4px}
.bar.places>*{flex:1 1 0;flex-direction:column;gap:2px;min-height:56px;max-width:112px;padding:6px 2px;font-size:.75rem;line-height:1.3;box-shadow:none}
.bar.places>.line{border:0}
.bar.places>.fill{max-width:112px}
.bar.places span{max-width:100%;-webkit-line-clamp:1}
.bar.bare>*{min-height:52px}
.page{padding-bottom:96px}
`);

/** Free-standing places are cards of their own. */
const buttonsCss = minifyCss(`
.bar.places.buttons>*{border-radius:16px}
.bar.places.buttons>.line{border:1px solid var(--e);background:var(--k);color:var(--o)}
`);

const surfaceCss = minifyCss(`
.bar:is(.capsule,.strip){background:none}
.bar:is(.capsule,.strip)::before{content:"";position:absolute;z-index:-1;inset:28px 8px calc(4px + env(safe-area-inset-bottom));border-radius:28px;background:var(--k);box-shadow:${floatShadow},inset 0 0 0 1px var(--e)}
.bar.strip{padding-top:8px;padding-bottom:calc(8px + env(safe-area-inset-bottom))}
.bar.strip::before{inset:0;border-radius:0;box-shadow:0 -1px var(--l)}
.bar:is(.capsule,.strip)>.line{border:0;background:none;color:var(--o);box-shadow:none}
.bar:is(.capsule,.strip)>.fill{background:var(--o);color:var(--k);box-shadow:none}
@media(min-width:56em){.bar:is(.capsule,.strip){inset-inline:auto 16px;padding:16px}.bar:is(.capsule,.strip)::before{inset:0;border-radius:28px;box-shadow:${floatShadow},inset 0 0 0 1px var(--e)}.bar.places>*{min-width:88px}}
`);

/** Surface and what is readable on it. */
const colours: Record<ConnectionBar['colour'], string> = {
  paper: '.bar{--k:var(--c);--o:var(--i)}',
  ink: '.bar{--k:var(--i);--o:var(--p)}',
  theme: '.bar{--k:var(--b);--o:var(--ob)}',
};

const plainButtonsCss = '.bar.buttons>.line{background:var(--k);color:var(--o)}';

/** Nothing for the bar that every page starts with. */
export function barCss(bar: ConnectionBar): string {
  if (!bar.isOn) return '';
  const hasPlaces = bar.entryIds.length > 0;
  const isPlain = bar.shape === 'buttons';
  if (isPlain && !hasPlaces && bar.colour === 'paper') return '';
  return [
    colours[bar.colour],
    hasPlaces ? placesCss : '',
    isPlain ? (hasPlaces ? buttonsCss : plainButtonsCss) : surfaceCss,
  ].join('');
}
