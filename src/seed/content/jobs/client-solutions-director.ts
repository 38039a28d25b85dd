import type { SeedJob } from '../../types';
import { lines } from '../../write';

export const clientSolutionsDirector: SeedJob = {
  title: 'Client Solutions Director',
  slug: 'client-solutions-director',
  location: 'Denver, with travel to partner sites',
  department: 'Client Solutions',
  employmentType: 'FULL_TIME',
  level: 'Director',
  reportsTo: 'Chief Operating Officer',
  figure: 'threshold',
  summary:
    'Make what we build work where it is used: in the control room, on the claims floor, at the loading dock, and in the numbers the partner agreed to.',
  about: `A Minimal Exceptional Product is finished when someone on a night shift changes a decision because of it. Between the model and that decision lie data feeds that stop on Sundays, a screen that is already full, a procedure written in 2011 and a supervisor with good reasons to be skeptical. The Client Solutions Director owns that distance.

You will lead the delivery of three or four deployments at a time, with a small team of solution engineers and analysts. You will spend roughly a third of your weeks on partner sites, because what an operator does with a warning cannot be learned from a call.`,
  whatYouDo: lines(
    'Lead deployments from the end of discovery to steady operation, and answer for the date, the scope and the measured outcome.',
    'Map how decisions are made at a site today: who sees what, when, and what it costs to be late.',
    'Translate that map into signals, thresholds and roles in Edge, Pulse and Lens, together with the engineers.',
    'Bring integrations with the partner’s data platforms and workflow tools through security review.',
    'Train the people who will use the product, and train the people who will train the next ones.',
    'Measure Sensory Intelligence Quotient before and after, and present both numbers in the same type size.',
  ),
  requirements: lines(
    '10+ years delivering data, control or risk systems to operational users in industry or insurance.',
    'Direct responsibility for at least one deployment across several sites.',
    'Fluency in reading time series, event logs and the habits of the people who produce them.',
    'Enough engineering knowledge to sketch an integration on a whiteboard and to know which arrow is the risky one.',
    'Calm, specific communication when something is late.',
    'A driver’s license and readiness to travel about ten days a month.',
  ),
  thrive: lines(
    'You have been the person on call, and you design for that person.',
    'You ask to see the spreadsheet that everyone actually uses.',
    'You prefer one adopted feature to five delivered ones.',
    'You are patient with people and impatient with ambiguity.',
  ),
  datePosted: '2026-01-12T12:00:00.000Z',
  remote: false,
  place: { locality: 'Denver', region: 'CO', country: 'US' },
  meta: {
    title: 'Client Solutions Director',
    description:
      'Lead Alethia’s deployments on partner sites, from the end of discovery to a measured outcome in daily operation. Based in Denver.',
  },
};
