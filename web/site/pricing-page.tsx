import type { ReactNode } from 'react';
import { isByEnquiry, paidPlanIds, planIds, plans, TRIAL_DAYS, type PlanId } from '../../shared/model/account.ts';
import { MONTHS_PAID_IN_A_YEAR, cycles } from '../../shared/model/billing.ts';
import { currencyOf, priceOf } from '../../shared/model/prices.ts';
import { currencies, type Currency } from '../../shared/places/currencies.ts';
import { parts, partsBeyond, valueOf, type Part, type PartValue } from '../lib/plan-parts.ts';
import { fillText } from '../pages/page-texts.ts';
import { countryOptions } from '../ui/place-options.ts';
import { Closing, Hero } from './parts.tsx';
import { priceText, yearText, type PlanPrices } from './price-text.ts';
import { SiteFrame } from './site-frame.tsx';
import { markupOf, pathIn } from './site-language.ts';
import { sitePaths, signUpPath } from './site-paths.ts';
import { countText, type Site, type SitePageProps } from './site-texts.ts';

const MONTHS = 12;

/** What each plan costs and holds; in another country's currency when its reader chooses so. */
export function PricingPage({ site, scripts }: SitePageProps): ReactNode {
  const { pricing: t, frame } = site.texts.site;
  return (
    <SiteFrame
      site={site}
      title={`${frame.pricing} – XPage`}
      description={t.description}
      path={sitePaths.pricing}
      scripts={scripts}
    >
      <main id="main" data-cycle="monthly">
        <Hero
          title={t.title}
          lead={fillText(t.lead, { days: TRIAL_DAYS })}
          action={
            <a className="start" href={signUpPath(site.language)}>
              {frame.start}
            </a>
          }
        />
        <section className="band prices" aria-label={frame.pricing}>
          <Choices site={site} />
          <ul className="plans">
            {planIds.map((id, index) => (
              <PlanCard key={id} id={id} before={planIds[index - 1]} site={site} />
            ))}
          </ul>
          <p className="small">{site.texts.billing.plan.vatExcluded}</p>
        </section>
        <Comparison site={site} />
        <Questions site={site} />
        <Closing site={site} />
      </main>
    </SiteFrame>
  );
}

/** How it is paid, and where. */
function Choices({ site }: { site: Site }): ReactNode {
  const { billing, site: texts } = site.texts;
  return (
    <form className="choices" autoComplete="off" data-prices={JSON.stringify(allPrices())}>
      <fieldset className="segments">
        <legend className="unseen">{billing.cycle.label}</legend>
        {cycles.map((cycle) => (
          <label key={cycle}>
            <input type="radio" name="cycle" value={cycle} defaultChecked={cycle === 'monthly'} />
            <span>
              {billing.cycleName[cycle]}
              {cycle === 'yearly' && (
                <small> {countText(site, billing.plan, 'save', MONTHS - MONTHS_PAID_IN_A_YEAR)}</small>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <noscript>
        <style>{'.choices .country{display:none}'}</style>
      </noscript>
      <label className="country">
        <span>{texts.pricing.country}</span>
        <select name="country" defaultValue={countryOf(site)}>
          {countryOptions(markupOf(site.language).lang).map(({ value, label }) => (
            <option key={value} value={value} data-currency={currencyOf(value)}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}

function allPrices(): Record<string, PlanPrices> {
  return Object.fromEntries(currencies.map((currency) => [currency, pricesIn(currency)]));
}

function pricesIn(currency: Currency): PlanPrices {
  const both = (id: (typeof paidPlanIds)[number]) => ({
    monthly: priceOf(id, 'monthly', currency).amount,
    yearly: priceOf(id, 'yearly', currency).amount,
  });
  return Object.fromEntries(paidPlanIds.map((id) => [id, both(id)]));
}

/** The language value ends in its country. */
const countryOf = ({ language }: Site): string => language.slice(3).toUpperCase();

type PlanCardProps = { id: PlanId; before: PlanId | undefined; site: Site };

function PlanCard({ id, before, site }: PlanCardProps): ReactNode {
  const { app, billing, site: texts } = site.texts;
  const offer = plans[id];
  return (
    <li className={id === 'individual' ? 'plan marked' : 'plan'}>
      <h2>{app.plan[id]}</h2>
      <p>{billing.plan[id]}</p>
      <Price id={id} site={site} />
      {isByEnquiry(id) ? (
        <a className="second" href={`${pathIn(site.language, sitePaths.help)}#contact`}>
          {fillText(billing.plan.enquire, { plan: app.plan[id] })}
        </a>
      ) : (
        <a className={id === 'individual' ? 'start' : 'second'} href={signUpPath(site.language)}>
          {texts.frame.start}
        </a>
      )}
      <ul className="ticks">
        {before !== undefined && <li>{fillText(billing.holds.before, { plan: app.plan[before] })}</li>}
        {partsBeyond(offer, before && plans[before]).map((part) => (
          <li key={part}>{holdingText(part, valueOf(part, offer), site)}</li>
        ))}
      </ul>
    </li>
  );
}

function holdingText(part: Part, value: PartValue, site: Site): string {
  const { holds } = site.texts.billing;
  const texts: Readonly<Record<string, unknown>> = holds;
  if (typeof value === 'number') return countText(site, holds, part, value);
  if (value === null) return String((texts['all'] as Record<string, unknown>)[part]);
  return String(texts[typeof value === 'string' ? value : part]);
}

/** Both cycles stand there; which one shows is the page's state. */
function Price({ id, site }: { id: PlanId; site: Site }): ReactNode {
  const { plan: t } = site.texts.billing;
  const tag = markupOf(site.language).lang;
  const currency = currencyOf(countryOf(site));
  return cycles.map((cycle) => {
    const price = { amount: pricesIn(currency)[id]?.[cycle] ?? 0, currency };
    const year = id === 'free' || cycle === 'monthly' ? undefined : t.perYear;
    const month = id === 'free' ? t.forever : t.perMonth;
    return (
      <p key={cycle} className="price" data-of={cycle}>
        <b data-price={id}>{priceText(price, tag)}</b>{' '}
        <span data-year={year}>{year === undefined ? month : yearText(year, price, tag)}</span>
      </p>
    );
  });
}

function Comparison({ site }: { site: Site }): ReactNode {
  const { app, billing, site: texts } = site.texts;
  return (
    <details className="band compare">
      <summary>
        <h2>{texts.pricing.compare}</h2>
      </summary>
      <div className="wide" tabIndex={0} role="group" aria-label={billing.plan.compare}>
        <table>
          <thead>
            <tr>
              <th scope="col">{billing.plan.parts}</th>
              {planIds.map((id) => (
                <th key={id} scope="col">
                  {app.plan[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{billing.part[part]}</th>
                {planIds.map((id) => (
                  <td key={id}>{valueText(valueOf(part, plans[id]), site)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function valueText(value: PartValue, site: Site): string {
  const { value: t } = site.texts.billing;
  if (value === null) return t.unlimited;
  if (typeof value === 'number') {
    return new Intl.NumberFormat(`${markupOf(site.language).lang}-u-nu-latn`).format(value);
  }
  if (typeof value === 'string') return t[value];
  return value ? t.yes : t.no;
}

function Questions({ site }: { site: Site }): ReactNode {
  const { pricing: t } = site.texts.site;
  const entries = [
    [t.q1, t.a1],
    [t.q2, t.a2],
    [t.q3, t.a3],
    [t.q4, t.a4],
    [t.q5, t.a5],
  ] as const;
  return (
    <section className="band questions">
      <h2>{t.questions}</h2>
      {entries.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
