/** What LinkStack gives its users as `user_data-….json` and `links-….json`: a name, words about them, a picture, links. */
import * as z from 'zod';
import { plainText } from './plain-text.ts';
import { channelOfLink } from './channel-of-link.ts';
import { BringError, type Found } from './proposal.ts';
import { bytesOf } from './read-vcard.ts';

const Link = z.looseObject({ link: z.string().nullish(), title: z.string().nullish() });
const Export = z.looseObject({
  name: z.string().nullish(),
  littlelink_description: z.string().nullish(),
  image_data: z.base64().nullish(),
  links: z.array(Link),
});
const Either = z.union([Export, z.array(Link).transform((links) => ({ links }) as z.infer<typeof Export>)]);

/** Throws BringError. */
export function readLinkStack(text: string, country: string): Found {
  const { name, littlelink_description: about, image_data: image, links } = parse(text);
  return {
    texts: { displayName: name ?? '', aboutMe: plainText(about ?? '') },
    contacts: links.flatMap(({ link, title }) => {
      const found = channelOfLink(link ?? '', country);
      return found ? [{ ...found, displayText: plainText(title ?? '') }] : [];
    }),
    photo: image ? new Blob([bytesOf(image)]) : null,
  };
}

function parse(text: string): z.infer<typeof Export> {
  try {
    return Either.parse(JSON.parse(text));
  } catch (error) {
    throw new BringError(error instanceof SyntaxError ? 'bring_damaged' : 'bring_unknown', error);
  }
}
