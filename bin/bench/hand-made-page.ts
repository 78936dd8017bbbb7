/**
 * Pages that one would write by hand for the same person, each one response without script: what a generated page is to
 * be compared with. Both are made of the live page's own HTML, so that words and picture are the same.
 */

const STYLE = `
*{box-sizing:border-box}
body{margin:0 auto;max-width:640px;padding:0 20px 64px;font:17px/1.6 system-ui,sans-serif;color:#16181d;background:#fbfaf7}
header{margin:0 -20px}
img{display:block;width:100%;height:auto;aspect-ratio:4/5;object-fit:cover}
h1{font-size:40px;line-height:1.1;margin:24px 20px 8px}
h2{font-size:24px;margin:40px 0 8px}
a{color:#2b46e6}
button,input,textarea{font:inherit;padding:12px 16px;border:1px solid #ccc;border-radius:12px}
`;

/** Elements whose text a reader sees, in the order of the page. */
const BLOCKS = /<(h1|h2|h3|p|li|label|summary|button|a)\b[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * With the same look: its markup, style, icons and forms, less what only a machine writes (scripts, hooks for scripts,
 * data and tags for other machines, the larger picture that comes later).
 */
export function makeSameLook(live: string): string {
  return live
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<meta (?:property|name="twitter)[^>]*>|<link [^>]*>|<img class="sharp"[^>]*>/g, '')
    .replaceAll(/ (?:data-[a-z]+|tabindex|aria-describedby)="[^"]*"/g, '');
}

/** Words and picture alone, with a few lines of style. Throws when the live page holds no picture or no heading. */
export function makePlain(live: string): string {
  const body = live.slice(live.indexOf('<body'));
  const picture = /<img src="(data:image[^"]+)" width="(\d+)" height="(\d+)"/.exec(body);
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body);
  if (!picture || !heading) throw new Error('Expected a live page with an inlined picture and a heading.');
  const [, source, width, height] = picture;
  const name = textOf(heading[1] ?? '');
  const blocks = [...body.matchAll(BLOCKS)].flatMap(([, tag = 'p', inner = '']) => toBlock(tag, inner));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${name}</title><style>${STYLE}</style></head><body><header><img src="${source}" width="${width}" height="${height}" alt="${name}"></header><h1>${name}</h1>${blocks.join('')}</body></html>`;
}

/** Blocks inside of others come with these. */
function toBlock(tag: string, inner: string): string[] {
  const text = textOf(inner);
  if (tag === 'h1' || text === '') return [];
  if (tag === 'a') return [`<p><a href="#">${text}</a></p>`];
  return [tag.startsWith('h') ? `<${tag}>${text}</${tag}>` : `<p>${text}</p>`];
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
