import type { Job, Points } from '@payload-types';
import type { ReactNode } from 'react';
import { Figure } from '@/components/figures/figure';
import { Arrow } from '@/components/ui/arrow';
import { Paragraphs } from '@/components/ui/paragraphs';
import { foreignLanguage, mailto } from '@/lib/link';
import type { Site } from '@/lib/site';
import type { Words } from '@/lib/words';

type Props = { job: Job; site: Pick<Site, 'email' | 'language' | 'words'> };
/** The path of all positions. */
type Listed = { list: string };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="job-part">
    <h2 className="text-header">{title}</h2>
    {children}
  </div>
);

function Rows({ title, lines }: { title: string; lines: Points | undefined }) {
  if (!lines?.length) return null;
  return (
    <Part title={title}>
      <ul className="rows">
        {lines.map(({ id, text }) => (
          <li key={id ?? text}>{text}</li>
        ))}
      </ul>
    </Part>
  );
}

const Apply = ({ job, site, look }: Props & { look: string }) => (
  <a className={`button ${look}`} href={mailto(site.email, site.words.job.application(job.title))}>
    {site.words.job.apply}
  </a>
);

function JobHero({ job, list, site: { language, words } }: Props & Listed) {
  return (
    <section className="document-hero job-hero ground-graphite mesh" data-nav-theme="dark">
      <div className="wrap">
        <div className="document-hero-words">
          <p>
            <a className="text-link back-link" href={list} hrefLang={foreignLanguage(list, language)}>
              <Arrow />
              {words.job.back}
            </a>
          </p>
          <h1 className="text-hero">{job.title}</h1>
          <p className="text-intro text-ink-2">{job.summary}</p>
        </div>
        <Figure name={job.figure ?? 'path'} size="medium" className="document-hero-figure" />
      </div>
    </section>
  );
}

type Facts = Pick<Job, 'location' | 'department' | 'employmentType' | 'level' | 'reportsTo'>;

const jobFacts = (
  { location, department, employmentType, level, reportsTo }: Facts,
  words: Words['job'],
): [string, string][] => [
  [words.location, location],
  [words.department, department],
  [words.type, words.types[employmentType]],
  ...(level ? [[words.level, level] as [string, string]] : []),
  ...(reportsTo ? [[words.reportsTo, reportsTo] as [string, string]] : []),
];

/** An open position (content document, "Job detail pages"). `children`: a section between its parts. */
export function JobPage({ job, site, list, children }: Props & Listed & { children?: ReactNode }) {
  const words = site.words.job;
  return (
    <>
      <JobHero job={job} site={site} list={list} />
      <section className="section ground-white" data-nav-theme="light" aria-label={words.position}>
        <div className="wrap job-body">
          <aside className="job-aside" aria-label={words.glance}>
            <dl>
              {jobFacts(job, words).map(([name, value]) => (
                <div key={name}>
                  <dt className="note">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Apply job={job} site={site} look="button-solid" />
          </aside>
          <div className="job-text">
            <Part title={words.about}>
              <div className="prose">
                <Paragraphs text={job.about} />
              </div>
            </Part>
            <Rows title={words.whatYouDo} lines={job.whatYouDo} />
            <Rows title={words.requirements} lines={job.requirements} />
            <Rows title={words.niceToHave} lines={job.niceToHave} />
          </div>
        </div>
      </section>
      {children}
      <section className="section ground-frost" data-nav-theme="light" aria-labelledby="thrive">
        <div className="wrap job-thrive">
          <div>
            <h2 id="thrive" className="text-page">
              {words.thrive}
            </h2>
            {job.note ? <p className="job-note">{job.note}</p> : null}
          </div>
          <ul className="rows text-subsection">
            {job.thrive?.map(({ id, text }) => (
              <li key={id ?? text}>{text}</li>
            ))}
          </ul>
          <p className="job-apply">
            <Apply job={job} site={site} look="button-solid" />
          </p>
        </div>
      </section>
    </>
  );
}
