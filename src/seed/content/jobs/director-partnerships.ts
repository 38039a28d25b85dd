import type { SeedJob } from '../../types';
import { lines } from '../../write';

export const directorPartnerships: SeedJob = {
  title: 'Director of Partnerships',
  slug: 'director-partnerships',
  location: 'Denver or remote, United States',
  department: 'Partnerships',
  employmentType: 'FULL_TIME',
  level: 'Director',
  reportsTo: 'Chief Partnerships Officer',
  figure: 'flow',
  summary:
    'Run Alethia Fusion, our co-creation program, for two industries: from the first qualifying day to the launch of an industry solution.',
  about: `Alethia Fusion takes a partner through six phases, from one or two days of qualifying to an industry launch that may last two years. Between those ends lies a full-day workshop, a few weeks of discovery and 90 days in which a Minimal Exceptional Product is built and measured. Someone has to hold all of it together on both sides of the table. That is this role.

You will be responsible for four to six partners in two industries. You will know their operating rhythm, who decides and who only attends, which data is clean and which is folklore. When a phase ends, you will be the person who says whether the next one should begin.`,
  whatYouDo: lines(
    'Qualify prospective partners against our criteria, including their readiness to deploy within 90 days, and write the recommendation.',
    'Design and lead the full-day Explore workshop, and turn its walls of notes into a problem statement of one page.',
    'Agree on success measures with the partner before the build begins, and defend them when they become inconvenient.',
    'Coordinate science, product and engineering during the 90-day build, with one plan and one weekly note.',
    'Negotiate the terms of shared success: the exclusive deployment lead of 12 to 24 months, revenue share and the ownership of what is built.',
    'Prepare the step from one organization to a whole industry together with Sales and Communications.',
    'Keep the program’s handbook current, so that the next director starts further along than you did.',
  ),
  requirements: lines(
    '10+ years in strategic partnerships, joint product development or management consulting for industrial companies.',
    'At least two partnerships taken from first conversation to a product in daily use.',
    'Working knowledge of one of our industries: how it earns money, how it is regulated and how it fails.',
    'Experience drafting commercial terms together with lawyers, without leaving the thinking to them.',
    'Skill in leading a room of fifteen people who disagree.',
  ),
  thrive: lines(
    'You enjoy the middle of a project, not only the announcement.',
    'You notice who has stopped talking in a meeting, and find out why.',
    'You write things down the same day.',
    'You can be on the partner’s side and on ours at once, and say so aloud when that is no longer possible.',
    'You treat a canceled phase as a result.',
  ),
  datePosted: '2026-01-26T12:00:00.000Z',
  remote: true,
  place: { locality: 'Denver', region: 'CO', country: 'US' },
  meta: {
    title: 'Director of Partnerships',
    description:
      'Run the Alethia Fusion co-creation program for two industries, from the qualifying day to the industry launch. Denver or remote.',
  },
};
