import type { Job, Points, SiteSetting } from '@payload-types';
import type { ReactNode } from 'react';
import { Figure } from '@/components/figures/figure';
import { Arrow } from '@/components/ui/arrow';
import { Paragraphs } from '@/components/ui/paragraphs';
import { mailto } from '@/lib/link';
import { jobFacts } from './job-facts';

type Props = { job: Job; site: Pick<SiteSetting, 'email'> };

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
  <a className={`button ${look}`} href={mailto(site.email, `Application: ${job.title}`)}>
    Apply for this position
  </a>
);

function JobHero({ job }: Pick<Props, 'job'>) {
  return (
    <section className="document-hero job-hero ground-graphite mesh" data-nav-theme="dark">
      <div className="wrap">
        <div className="document-hero-words">
          <p>
            <a className="text-link back-link" href="/about/careers">
              <Arrow />
              Back to all openings
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

/** An open position (content document, "Job detail pages"). */
export function JobPage({ job, site }: Props) {
  return (
    <>
      <JobHero job={job} />
      <section className="section ground-white" data-nav-theme="light" aria-label="The position">
        <div className="wrap job-body">
          <aside className="job-aside" aria-label="At a glance">
            <dl>
              {jobFacts(job).map(([name, value]) => (
                <div key={name}>
                  <dt className="note">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Apply job={job} site={site} look="button-solid" />
          </aside>
          <div className="job-text">
            <Part title="About the role">
              <div className="prose">
                <Paragraphs text={job.about} />
              </div>
            </Part>
            <Rows title="What you’ll do" lines={job.whatYouDo} />
            <Rows title="Requirements" lines={job.requirements} />
            <Rows title="Nice to Have" lines={job.niceToHave} />
          </div>
        </div>
      </section>
      <section className="section ground-frost" data-nav-theme="light" aria-labelledby="thrive">
        <div className="wrap job-thrive">
          <div>
            <h2 id="thrive" className="text-page">
              You’ll thrive here if
            </h2>
            {job.note ? <p className="job-note">{job.note}</p> : null}
          </div>
          <ul className="rows text-subsection">
            {job.thrive?.map(({ id, text }) => (
              <li key={id ?? text}>{text}</li>
            ))}
          </ul>
          {/* Wide screens always show it beside the text above. */}
          <p className="job-apply">
            <Apply job={job} site={site} look="button-solid" />
          </p>
        </div>
      </section>
    </>
  );
}
