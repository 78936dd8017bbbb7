/**
 * The texts of a page that can stand in another language. One walk over the page serves both who lists them and who puts
 * translations in their place, so neither can know a text that the other does not. Whatever else has texts is added to
 * `PageContent` and to `changeTexts`.
 */
import type { PublicPage } from './page.ts';
import type { Post } from './post.ts';
import type { Product } from './product.ts';

/** Of a product, its words in a list, and what it is where that is known. */
export type ProductWords = Pick<Product, 'productId' | 'title' | 'summary' | 'price'> & { description?: string };

/** What a page says in its own language. */
export type PageContent<Shown extends ProductWords = ProductWords> = {
  page: PublicPage;
  /** What the assistant says when the page holds no answer. */
  standardReply: string;
  /** Newest first. */
  posts: Post[];
  /** Those that visitors see, in their order. */
  products: Shown[];
};

/** `name`: of a person, a company or the assistant. It stays as it is unless the owner writes it in another script. */
export type TextKind = 'text' | 'name';

/** Where in the page a text stands, for those who read a list of them. */
export const textGroups = ['profile', 'features', 'offers', 'products', 'contacts', 'assistant', 'news'] as const;
export type TextGroup = (typeof textGroups)[number];

export type TranslatableText = {
  /** The same for as long as the text stands at its place: `profile/title`, `offers/<id>/text`. */
  path: string;
  group: TextGroup;
  kind: TextKind;
  text: string;
};

/** Gives the text that is to stand in place of this one. */
export type TextChange = (text: TranslatableText) => string;

/** Every text that is there, in the order of the page. */
export function translatableTexts(content: PageContent): TranslatableText[] {
  const texts: TranslatableText[] = [];
  changeTexts(content, (text) => {
    texts.push(text);
    return text.text;
  });
  return texts;
}

/** The same content with other texts: what is empty stays empty, and nothing else changes. */
export function changeTexts<Shown extends ProductWords>(
  content: PageContent<Shown>,
  change: TextChange,
): PageContent<Shown> {
  const { page } = content;
  const at = placeOf(change);
  return {
    page: {
      ...page,
      profile: changeProfile(page.profile, change),
      features: page.features.map((feature) => ({
        ...feature,
        title: at('features', `${feature.id}/title`, feature.title),
        text: at('features', `${feature.id}/text`, feature.text),
      })),
      offers: page.offers.map((offer) => ({
        ...offer,
        title: at('offers', `${offer.id}/title`, offer.title),
        text: at('offers', `${offer.id}/text`, offer.text),
        price: at('offers', `${offer.id}/price`, offer.price),
      })),
      contacts: page.contacts.map((entry) => ({
        ...entry,
        displayText: at('contacts', `${entry.id}/displayText`, entry.displayText),
      })),
      assistant: changeAssistant(page.assistant, change),
    },
    standardReply: at('assistant', 'standardReply', content.standardReply),
    posts: content.posts.map((post) => changePost(post, change)),
    products: content.products.map((product) => changeProduct(product, change)),
  };
}

function changeProfile(profile: PublicPage['profile'], change: TextChange): PublicPage['profile'] {
  const at = placeOf(change);
  return {
    ...profile,
    displayName: at('profile', 'displayName', profile.displayName, 'name'),
    title: at('profile', 'title', profile.title),
    tagline: at('profile', 'tagline', profile.tagline),
    location: at('profile', 'location', profile.location),
    organisation: at('profile', 'organisation', profile.organisation, 'name'),
    aboutMe: at('profile', 'aboutMe', profile.aboutMe),
    description: at('profile', 'description', profile.description),
  };
}

function changeAssistant(assistant: PublicPage['assistant'], change: TextChange): PublicPage['assistant'] {
  const at = placeOf(change);
  const { morning, afternoon, evening } = assistant.greetings;
  return {
    ...assistant,
    name: at('assistant', 'name', assistant.name, 'name'),
    greetings: {
      morning: at('assistant', 'morning', morning),
      afternoon: at('assistant', 'afternoon', afternoon),
      evening: at('assistant', 'evening', evening),
    },
  };
}

/** One entry of the news with other texts. */
export function changePost(post: Post, change: TextChange): Post {
  const at = placeOf(change);
  const { postId } = post;
  return { ...post, title: at('news', `${postId}/title`, post.title), text: at('news', `${postId}/text`, post.text) };
}

function changeProduct<Shown extends ProductWords>(product: Shown, change: TextChange): Shown {
  const at = placeOf(change);
  const { productId, title, summary, price, description } = product;
  return {
    ...product,
    title: at('products', `${productId}/title`, title),
    price: at('products', `${productId}/price`, price),
    summary: at('products', `${productId}/summary`, summary),
    ...(description !== undefined && {
      description: at('products', `${productId}/description`, description),
    }),
  };
}

function placeOf(change: TextChange) {
  return (group: TextGroup, place: string, text: string, kind: TextKind = 'text'): string =>
    text.trim() === '' ? text : change({ path: `${group}/${place}`, group, kind, text });
}
