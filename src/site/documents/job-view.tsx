import type { Job } from '@payload-types';
import { getGlobal } from '@/data/globals';
import { JobPage } from './job-page';

/** An open position, with the company's address for applications. */
export async function JobView({ job }: { job: Job }) {
  return <JobPage job={job} site={await getGlobal('site-settings')} />;
}
