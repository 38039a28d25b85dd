import type { Job } from '@payload-types';
import { getGlobal } from '@/data/globals';
import { JobPage } from './job-page';

export async function JobView({ job }: { job: Job }) {
  return <JobPage job={job} site={await getGlobal('site-settings')} />;
}
