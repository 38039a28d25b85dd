import type { Job } from '@payload-types';
import type { Words } from '@/lib/words';

type Facts = Pick<Job, 'location' | 'department' | 'employmentType' | 'level' | 'reportsTo'>;

export const jobFacts = (
  { location, department, employmentType, level, reportsTo }: Facts,
  words: Words['job'],
): [string, string][] => [
  [words.location, location],
  [words.department, department],
  [words.type, words.types[employmentType]],
  ...(level ? [[words.level, level] as [string, string]] : []),
  ...(reportsTo ? [[words.reportsTo, reportsTo] as [string, string]] : []),
];
