import { Figure } from '@/components/figures/figure';
import { Arrow } from '@/components/ui/arrow';
import { InLanguage } from '@/components/ui/in-language';
import { Section, SectionHead } from '@/components/ui/section';
import { mailto } from '@/lib/link';
import { otherThan, type Site } from '@/lib/site';
import type { BlockProps, DataOf } from '../types';

type Job = DataOf<'open-positions'>[number];

function GeneralApplication({ block, site }: Omit<BlockProps<'open-positions'>, 'data'>) {
  if (!block.generalText) return null;
  return (
    <p className="mt-8 max-w-(--measure) text-ink-2">
      {block.generalText}{' '}
      <a
        className="underline underline-offset-4"
        href={mailto(site.email, block.generalSubject || site.words.positions.general)}
      >
        {site.email}
      </a>
    </p>
  );
}

type Props = { job: Job; site: Site };

const Details = ({ job, site, className }: Props & { className: string }) => {
  const lang = otherThan(site, job);
  return (
    <a className={className} href={job.path} hrefLang={lang}>
      <InLanguage lang={lang && site.language}>{site.words.positions.details}</InLanguage>
      <span className="sr-only">: {job.title}</span>
      <Arrow />
    </a>
  );
};

const Row = ({ job, site }: Props) => (
  <li className="position" lang={otherThan(site, job)}>
    <h3 className="text-subsection">{job.title}</h3>
    <p className="text-small text-ink-2">{job.department}</p>
    <p className="text-small text-ink-2">{job.location}</p>
    <Details job={job} site={site} className="text-link position-link" />
  </li>
);

const Card = ({ job, site }: Props) => (
  <li className="position-card" lang={otherThan(site, job)}>
    {job.figure ? <Figure name={job.figure} size="small" className="size-24" /> : null}
    <h3 className="text-subsection mt-6">{job.title}</h3>
    <p className="note mt-2 text-ink-2">
      {job.department}, {job.location}
    </p>
    <p className="mt-4 mb-6 text-small text-ink-2">{job.summary}</p>
    <Details job={job} site={site} className="text-link position-link mt-auto" />
  </li>
);

export function OpenPositions({ block, site, data }: BlockProps<'open-positions'>) {
  const isGrid = block.layout === 'grid';
  const Item = isGrid ? Card : Row;
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      {data.length > 0 ? (
        <ul className={isGrid ? 'position-cards' : 'positions'} data-stagger="steady">
          {data.map((job) => (
            <Item key={job.id} job={job} site={site} />
          ))}
        </ul>
      ) : (
        <p className="text-intro max-w-[32em]">{block.emptyText}</p>
      )}
      <GeneralApplication block={block} site={site} />
    </Section>
  );
}
