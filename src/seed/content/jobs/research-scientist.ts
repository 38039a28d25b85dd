import type { SeedJob } from '../../types';
import { lines } from '../../write';

export const researchScientist: SeedJob = {
  title: 'Research Scientist',
  slug: 'research-scientist',
  location: 'Denver',
  department: 'Research',
  employmentType: 'FULL_TIME',
  level: 'Senior',
  reportsTo: 'Chief Science Officer',
  figure: 'three-circles',
  summary:
    'Study how weak signals become shared understanding, and turn the answers into methods that hold up in a control room.',
  about: `Most failures in large systems were visible to someone. The signs sat in different places, in different formats, and with people who had no reason to compare notes. Our research asks when such signs become sufficient, how they can be joined without drowning people in alarms, and how machine inference and human judgment should correct each other.

We work in four areas: pattern detection across heterogeneous time series, knowledge graphs of physical systems, calibrated alerting, and the measurement of organizational perception, which we express as the Sensory Intelligence Quotient. Questions come from deployments, and answers go back to them within a quarter or two.

You will lead a line of research in one of these areas, with access to data that few laboratories see and with users who will tell you on Thursday whether Monday’s idea was any good. We publish what our partners allow us to publish, including what did not work.`,
  whatYouDo: lines(
    'Formulate research questions from partner problems, with the test that would prove you wrong written down first.',
    'Develop methods for detecting patterns across temporal, spatial, behavioral, systemic and economic data.',
    'Design evaluations that respect time: no leakage, honest baselines, costs of false alarms as the operator counts them.',
    'Study how experts read incomplete information, and bring their judgment into the model as data rather than as an override.',
    'Take methods into Core and Pulse together with engineers, and watch how they behave in use.',
    'Write: internal notes every month, papers when the result deserves one, and for The Signal now and then.',
    'Advise two or three less experienced colleagues.',
  ),
  requirements: lines(
    'A PhD in machine learning, statistics, cognitive science, operations research or a related field, or equivalent work we can read.',
    '5+ years of research experience after the degree or in industry, with results that others have built on.',
    'Depth in at least one of: time-series modeling, causal inference, graph learning, human-machine decision making.',
    'Strong Python and the discipline to leave behind experiments that run again.',
    'Clear writing for readers outside your field.',
  ),
  niceToHave: lines(
    'Field work with operators, underwriters, dispatchers or site managers.',
    'Experience with physical sensor data and its particular lies.',
    'Work on forecast calibration or on the communication of uncertainty.',
    'Publications or open-source software that you would like us to look at.',
    'A second language spoken in one of our partners’ plants.',
  ),
  thrive: lines(
    'You find the missing data more interesting than the data.',
    'You change your mind in public and say what changed it.',
    'You are happy when a simple baseline wins, because it will be easier to run.',
    'You would like to meet the person who has to act on your result.',
    'You keep a list of things you were wrong about.',
  ),
  note: 'Applicants are considered for all research areas. Tell us which one you would choose, and do not worry about choosing wrongly: we read every application with all four in mind.',
  datePosted: '2025-10-20T12:00:00.000Z',
  remote: false,
  place: { locality: 'Denver', region: 'CO', country: 'US' },
  meta: {
    title: 'Research Scientist',
    description:
      'Lead research at Alethia on pattern detection, knowledge graphs, calibrated alerting and the measurement of perception. In Denver.',
  },
};
