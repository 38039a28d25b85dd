import type { Job } from '@payload-types';
import { getSite } from '@/data/site';
import { languageOf } from '@/lib/languages';
import { JobPage } from './job-page';

export async function JobView({ job }: { job: Job }) {
  return <JobPage job={job} site={await getSite(languageOf(job))} />;
}
