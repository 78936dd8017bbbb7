import type { ReactNode } from 'react';
import { planGroups } from '../../help/plan-groups.ts';
import { clockTime, MOMENT_PLACE } from '../../help/support-hours.ts';
import { supportMail } from '../../help/support-mail.ts';
import { priorities, support, supportEmail, type ResponseTime } from '../../help/support-terms.ts';
import { fillText } from '../../pages/page-texts.ts';
import { markupOf } from '../site-language.ts';
import { countText, type Site } from '../site-texts.ts';

type ContactPartProps = { site: Site; subject: string; isAfterGuide?: boolean };

/** The way to people. On the list the script says whether they are there now, by the reader's own clock. */
export function ContactPart({ site, subject, isAfterGuide = false }: ContactPartProps): ReactNode {
  const t = site.texts.help.contact;
  const hours = new Intl.DateTimeFormat(markupOf(site.language).lang, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: support.timeZone,
  });
  const [from = '', to = ''] = [support.from, support.until].map((time) => hours.format(clockTime(time)));
  return (
    <section className="contact" id="contact">
      <h2>{isAfterGuide ? t.ask : t.title}</h2>
      <p>
        {t.text} {fillText(t.hours, { from, to, timeZone: support.timeZone })}
      </p>
      {!isAfterGuide && (
        <p
          data-part="open"
          data-from={support.from}
          data-until={support.until}
          data-open={fillText(t.open, { moment: MOMENT_PLACE })}
          data-closed={fillText(t.closed, { moment: MOMENT_PLACE })}
          hidden
        />
      )}
      <p>
        <a className="start" href={supportMail({ subject: fillText(t.subject, { title: subject }) })}>
          {t.write}
        </a>
      </p>
      <p>
        <bdi>{supportEmail}</bdi>
      </p>
      {!isAfterGuide && <ResponseTable site={site} />}
      <a href="/status">{t.status}</a>
    </section>
  );
}

function ResponseTable({ site }: { site: Site }) {
  const { contact: t } = site.texts.help;
  const { plan: names } = site.texts.app;
  const list = new Intl.ListFormat(markupOf(site.language).lang, { type: 'conjunction' });
  const groups = planGroups();
  const timeOf = ({ amount, unit }: ResponseTime): string => countText(site, t, `${unit}Count`, amount);
  return (
    <>
      <h3>{t.times}</h3>
      <p>{t.timesText}</p>
      <table>
        <thead>
          <tr>
            {groups.map(({ plans }) => (
              <th key={plans[0]} scope="col">
                {list.format(plans.map((id) => names[id]))}
              </th>
            ))}
          </tr>
        </thead>
        {priorities.map((priority) => (
          <tbody key={priority}>
            <tr>
              <th colSpan={groups.length} scope="rowgroup">
                {t[priority]}
              </th>
            </tr>
            <tr>
              {groups.map(({ plans, times }) => (
                <td key={plans[0]}>{timeOf(times[priority])}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </>
  );
}
