/** Addresses that people give: what our functions connect to because of them, and where browsers are led. */
import { spawnSync } from 'node:child_process';
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { followInBrowser, type FollowResult } from './follow-in-browser.ts';
import { askForDestinations, type OffSiteResult } from './off-site-answers.ts';

const PRINTER = 'test/shipped/addresses/print-addresses.ts';
const MIN_TARGETS = 60;
const MIN_DESTINATIONS = 30;

type Fetched = { fetcher: string; targets: number; canaryHits: string[]; isAtWork: boolean };

export async function proveAddresses(proof: Proof): Promise<{ figures: Figure[]; problems: string[] }> {
  const answers = await askForDestinations(proof);
  // It has no app.
  await proof.system.stop();
  const followed = await followInBrowser();
  const fetched = fetchWithShipped();
  return {
    figures: [...fetched.map(fetcherFigure), answerFigure(answers), browserFigure(followed)],
    problems: [
      ...fetched.flatMap(({ fetcher, canaryHits }) => canaryHits.map((hit) => `${fetcher}: ${hit}`)),
      ...answers.offSite,
      ...followed.offSite,
    ],
  };
}

/** @throws when the packages cannot be made or run */
function fetchWithShipped(): Fetched[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PRINTER], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${PRINTER} ended with ${status}. ${stderr}`);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1)) as Fetched[];
}

const fetcherFigure = ({ fetcher, targets, canaryHits, isAtWork }: Fetched): Figure => ({
  name: `hostile addresses given to what is deployed with the settings of prod: ${fetcher}`,
  goal: `0 connections to what is inside, of ≥ ${MIN_TARGETS}`,
  reached: `${canaryHits.length} of ${targets}${isAtWork ? '' : ', and nothing else was fetched either'}`,
  isMet: canaryHits.length === 0 && targets >= MIN_TARGETS && isAtWork,
});

const answerFigure = ({ destinations, asked, redirects, offSite }: OffSiteResult): Figure => ({
  name: 'hostile destinations in paths, parameters and headers of the running system',
  goal: `0 answers that lead off the site, of ≥ ${MIN_DESTINATIONS}`,
  reached: `${offSite.length} of ${asked} answers to ${destinations} destinations; ${redirects} led on within it`,
  isMet: offSite.length === 0 && destinations >= MIN_DESTINATIONS && redirects > 0,
});

const browserFigure = ({ tried, followed, offSite }: FollowResult): Figure => ({
  name: 'hostile destinations after the sign-ins of owners and customers, in a real Chromium',
  goal: `0 off the site, of ≥ ${MIN_DESTINATIONS} at each`,
  reached: `${offSite.length} of ${tried}; ${followed} led on within it`,
  isMet: offSite.length === 0 && tried >= 2 * MIN_DESTINATIONS && followed > tried / 2,
});
