import type { SeedJob } from '../../types';
import { lines } from '../../write';

export const vpSales: SeedJob = {
  title: 'VP of Sales',
  slug: 'vp-sales',
  location: 'Remote, United States',
  department: 'Sales',
  employmentType: 'FULL_TIME',
  level: 'Executive',
  reportsTo: 'Chief Executive Officer',
  figure: 'path',
  summary:
    'Build the team that brings Sensory Intelligence to five industries, and sell it in plain words, with an outcome at the end of 90 days.',
  about: `Alethia sells to people who answer for large, expensive, physical things: a grid, a plant, a book of property risk, a fleet of containers. They have heard every promise software can make. What moves them is a specific description of something they failed to see last year, and a credible account of how they would see it next time.

You will own revenue from the first discovery session to the renewal. There are few deals, they are large, and each one begins with a 30-minute conversation that either earns a workshop or ends politely. You will set the standard for those conversations, carry the hardest of them yourself and hire the people who carry the rest.

We grow by partnership, one lead customer in an industry at a time. That makes the role half commercial and half editorial: choosing whom to say no to matters as much as closing.`,
  whatYouDo: lines(
    'Own the revenue plan for insurance, energy, supply chain, manufacturing and construction, and report on it every month without adjectives.',
    'Lead the ten most important pursuits of the year in person, from the discovery session to the signed partnership.',
    'Hire, coach and keep a team of six to eight account leads who know one industry each in depth.',
    'Turn what buyers tell us into changes in price, packaging and product, together with the product and science teams.',
    'Keep the pipeline honest: every opportunity has a named problem, a named owner and a date on which we will know.',
    'Work with Partnerships so that a 90-day build becomes a deployment across the organization, and later a launch in the industry.',
  ),
  requirements: lines(
    '15+ years in enterprise sales, at least five of them leading teams with multi-year, seven-figure agreements.',
    'A record of selling analytical or operational software into at least two of our five industries.',
    'Experience building a sales team from fewer than five people, and of keeping most of those you hired.',
    'Comfort in front of a chief risk officer, a plant manager and a data architect on the same afternoon.',
    'Written English that a customer would be glad to forward.',
    'Readiness to travel about eight days a month.',
  ),
  thrive: lines(
    'You would rather lose a deal in the first week than in the ninth month.',
    'You ask one more question when the room expects a slide.',
    'You can explain a probability to a board without hiding behind it.',
    'You read the incident report before you read the annual report.',
  ),
  datePosted: '2026-02-09T12:00:00.000Z',
  remote: true,
  place: { locality: 'Denver', region: 'CO', country: 'US' },
  meta: {
    title: 'VP of Sales',
    description:
      'Lead sales at Alethia: few, large partnerships in five industries, each with a measurable outcome in 90 days. Remote, United States.',
  },
};
