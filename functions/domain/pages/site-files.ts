/** What search engines may find: every page of the site's own and every live one, read from the files themselves. */
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { PRODUCT_KEY } from './product-keys.ts';
import { defaultLanguage, isLanguageValue, type LanguageValue } from '../../../shared/places/languages.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'pages', actions: ['ListBucket'], prefix: 'live/' },
    { bucket: 'pages', actions: ['ListBucket', 'PutObject'], prefix: '_site/' },
  ],
};

const client = new S3Client(clientDefaults);

export type FoundPage = {
  path: string;
  changedAt: Date;
  /** Where the page stands in each of its languages, its own first; absent where it has one. */
  languages?: { language: LanguageValue; path: string }[];
};

/** Live pages under their names, in all their languages, and their products, in the order of their keys. */
export async function* findLiveFiles(): AsyncGenerator<FoundPage> {
  let files: LiveFile[] = [];
  for await (const { path, changedAt, tag } of findFiles('live/', (key) => pagePathOf(key) ?? productPathOf(key))) {
    const [name = '', file = ''] = path.split('/');
    if (files[0]?.name !== name) {
      yield* pagesOf(files);
      files = [];
    }
    files.push({ name, file, changedAt, tag });
  }
  yield* pagesOf(files);
}

type LiveFile = { name: string; file: string; changedAt: Date; tag: string };

/** The page's own language is the one whose file is the same as that of its bare address. */
function pagesOf(files: readonly LiveFile[]): FoundPage[] {
  const bare = files.find(({ file }) => file === 'index');
  if (!bare) return [];
  const { name: path, changedAt } = bare;
  const inLanguages = files.filter(({ file }) => isLanguageValue(file));
  const products = files
    .filter(({ file }) => file !== 'index' && !isLanguageValue(file))
    .map(({ name, file, changedAt: at }) => ({ path: `${name}/${file}`, changedAt: at }));
  const own = inLanguages.find(({ tag }) => tag === bare.tag);
  if (!own || inLanguages.length < 2) return [{ path, changedAt }, ...products];
  const others = inLanguages.filter((file) => file !== own);
  const languages = [
    { language: own.file as LanguageValue, path },
    ...others.map(({ name, file }) => ({ language: file as LanguageValue, path: `${name}/${file}` })),
  ];
  return [
    { path, changedAt, languages },
    ...others.map(({ name, file, changedAt: at }) => ({ path: `${name}/${file}`, changedAt: at, languages })),
    ...products,
  ];
}

function pagePathOf(key: string): string | undefined {
  return /^live\/([^/]+\/(?:index|[a-z]{2}_[a-z]{2}))\.html$/.exec(key)?.[1];
}

function productPathOf(key: string): string | undefined {
  const [, agentName, slug] = PRODUCT_KEY.exec(key) ?? [];
  return agentName === undefined ? undefined : `${agentName}/${slug}`;
}

/** Pages of the site's own; not those that are nothing by themselves: that there is no page, and the frames of a showcase's card and of a chat. */
export async function* findSiteFiles(): AsyncGenerator<FoundPage> {
  const found: FoundPage[] = [];
  for await (const page of findFiles('_site/', sitePathOf)) found.push(page);
  const families = Map.groupBy(found, ({ path }) => neutralPath(path));
  for (const page of found) {
    const family = families.get(neutralPath(page.path)) ?? [];
    const languages = family
      .map(({ path }) => ({ language: languageOfPath(path), path }))
      .sort((one, other) => one.path.length - other.path.length);
    yield family.length > 1 ? { ...page, languages } : page;
  }
}

function sitePathOf(key: string): string | undefined {
  return /^_site\/(?!(?:404|error|refused)\.html|(?:showcase-page|chat)[./])(.+)\.html$/.exec(key)?.[1];
}

/** `pricing/de_de` and `pricing` are `pricing`, `de_de` is the home page. */
const neutralPath = (path: string): string =>
  languageOfPath(path) === defaultLanguage ? path : path.replace(/\/?[a-z]{2}_[a-z]{2}$/, '');

function languageOfPath(path: string): LanguageValue {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return isLanguageValue(last) ? last : defaultLanguage;
}

/** @param pathOf of a key: of one that is to be found, its path */
async function* findFiles(
  prefix: string,
  pathOf: (key: string) => string | undefined,
): AsyncGenerator<FoundPage & { tag: string }> {
  let token: string | undefined;
  do {
    const answer = await client.send(
      new ListObjectsV2Command({
        Bucket: environment.bucket('pages'),
        Prefix: prefix,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key: key = '', LastModified: changedAt, ETag: tag = '' } of answer.Contents ?? []) {
      const name = pathOf(key);
      if (name !== undefined && changedAt) yield { path: name === 'index' ? '' : name, changedAt, tag };
    }
    token = answer.NextContinuationToken;
  } while (token !== undefined);
}

/** An hour at the edge, as it is written each hour. */
const CACHE = 'public, max-age=0, s-maxage=3600';

export async function writeSiteFile(name: string, text: string, contentType: string): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: environment.bucket('pages'),
      Key: `_site/${name}`,
      Body: text,
      ContentType: contentType,
      CacheControl: CACHE,
    }),
  );
}
