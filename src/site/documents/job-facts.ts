import type { Job } from '@payload-types';

const employment: Record<Job['employmentType'], string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  INTERN: 'Internship',
};

type Facts = Pick<Job, 'location' | 'department' | 'employmentType' | 'level' | 'reportsTo'>;

export const jobFacts = ({ location, department, employmentType, level, reportsTo }: Facts): [string, string][] => [
  ['Location', location],
  ['Department', department],
  ['Type', employment[employmentType]],
  ...(level ? [['Level', level] as [string, string]] : []),
  ...(reportsTo ? [['Reports to', reportsTo] as [string, string]] : []),
];
