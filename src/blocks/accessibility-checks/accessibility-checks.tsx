import { at } from '@/components/figures/places';
import { Scrolled } from '@/components/ui/scrolled';
import { Section, SectionHead } from '@/components/ui/section';
import { writtenDate } from '@/lib/date';
import { languages } from '@/lib/languages';
import { plain } from '@/lib/mark';
import { otherThan, type Site } from '@/lib/site';
import type { SiteFacts } from '@/lib/site-facts';
import type { BlockOf, BlockProps } from '../types';

type Accessibility = SiteFacts['accessibility'];
type Finding = Accessibility['violations'][number];
type Check = NonNullable<BlockOf<'accessibility-checks'>['checks']>[number];

const Time = ({ date, site }: { date: string; site: Site }) => (
  <time dateTime={date.slice(0, 10)}>{writtenDate(date, site.language)}</time>
);

const listed = (widths: number[], { language }: Site) =>
  new Intl.ListFormat(languages[language].locale).format(widths.map(String));

const placesIn = (findings: Finding[]) => findings.reduce((sum, { places }) => sum + places, 0);

const MOST_NAMED = 6;

/** The rules are in the program's language. */
const Findings = ({ findings, site }: { findings: Finding[]; site: Site }) => (
  <ul className="checked-rules">
    {findings.map(({ rule, help, pages }) => (
      <li key={rule}>
        <span lang={otherThan(site)}>{`${help} (${rule})`}</span>
        {`: ${pages.length > MOST_NAMED ? site.words.checked.onPages(pages.length) : pages.join(', ')}`}
      </li>
    ))}
  </ul>
);

function ByMachine({ facts, site }: { facts: SiteFacts | null; site: Site }) {
  const words = site.words.checked;
  if (!facts) return <p>{words.noMachine}</p>;
  const { program, pages, widths, rules, violations, undecided } = facts.accessibility;
  return (
    <>
      <p>
        <Time date={facts.date} site={site} />
        {`: ${words.looked(program, pages.length, listed(widths, site))}`}
      </p>
      <p>{violations.length > 0 ? words.violations(placesIn(violations), violations.length) : words.noViolation}</p>
      {violations.length > 0 ? <Findings findings={violations} site={site} /> : null}
      {undecided.length > 0 ? (
        <>
          <p>{words.undecided(placesIn(undecided), undecided.length)}</p>
          <Findings findings={undecided} site={site} />
        </>
      ) : null}
      <p className="text-small text-ink-2">{words.machineLimits}</p>
      <p className="note text-ink-2">{words.rules(rules.join(', '))}</p>
    </>
  );
}

const CheckRow = ({ check, site }: { check: Check; site: Site }) => (
  <tr>
    <th scope="row">{check.what}</th>
    <td>
      <Time date={check.date} site={site} />
    </td>
    <td>{check.by}</td>
    <td>
      {site.words.checked.results[check.result]}
      {check.limitation ? <p className="checked-limit">{check.limitation}</p> : null}
    </td>
  </tr>
);

function ByPeople({ checks, site }: { checks: Check[]; site: Site }) {
  const words = site.words.checked;
  if (checks.length === 0) return <p>{words.nobody}</p>;
  return (
    <Scrolled name={words.byPeople}>
      <table className="cells checked-people" style={at({ '--columns': 5 })}>
        <thead>
          <tr>
            {[words.what, words.when, words.by, words.result].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checks.map((check, index) => (
            <CheckRow key={check.id ?? index} check={check} site={site} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** The day of the newest of all checks. */
const newest = (dates: string[]) => dates.toSorted().at(-1);

/** What a program found and what people found, each dated; and what nobody has checked. */
export function AccessibilityChecks({ block, site, data }: BlockProps<'accessibility-checks'>) {
  // Half-filled rows of a draft are not a check yet, and a draft may hold any text as a date.
  const checks = (block.checks ?? []).filter(({ what, date }) => plain(what ?? '') && !Number.isNaN(Date.parse(date)));
  const asOf = newest([...(data ? [data.date] : []), ...checks.map(({ date }) => date)]);
  const words = site.words.checked;
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      {asOf ? (
        <p className="note checked-date">
          {`${words.asOf} `}
          <Time date={asOf} site={site} />
        </p>
      ) : null}
      <div className="checked">
        <h3 className="text-subsection">{words.byMachine}</h3>
        <div className="checked-text">
          <ByMachine facts={data} site={site} />
        </div>
        <h3 className="text-subsection">{words.byPeople}</h3>
        <div className="checked-text">
          <ByPeople checks={checks} site={site} />
        </div>
      </div>
    </Section>
  );
}
