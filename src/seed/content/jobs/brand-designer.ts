import type { SeedJob } from '../../types';
import { lines } from '../../write';

export const brandDesigner: SeedJob = {
  title: 'Brand Designer',
  slug: 'brand-designer',
  location: 'Remote, United States',
  department: 'Design',
  employmentType: 'FULL_TIME',
  level: 'Senior',
  reportsTo: 'Chief Product and Design Officer',
  figure: 'sensor',
  summary:
    'Draw what cannot be photographed: a signal nobody has read, the moment it is joined to another, and the time that buys.',
  about: `Our subject is perception, and we have no product shots. What we have is a geometry of rings and nodes, six colors with fixed meanings, two typefaces and a rule that every mark must say something. You will take that system further: into reports, exhibitions, films, the website and the interface itself.

You will be the first designer whose whole attention is on the brand. You will work with product designers, with scientists who care whether a curve is honest, and with a marketing team that publishes every week. You will have the authority to refuse a gradient.`,
  whatYouDo: lines(
    'Own the visual language: the drawings, the type, the color roles, the motion, and the written rules that let others use them.',
    'Design the pages, diagrams and covers of The Signal, our monthly newsletter, and the research notes behind it.',
    'Create the drawing for each new industry from its own data, so that an engineer in that industry would recognize it.',
    'Build with code where code is the better pencil: generative SVG, design tokens, small pieces of motion.',
    'Review what teams publish against the design system, mark what to keep, modify or delete, and explain why.',
  ),
  requirements: lines(
    '5+ years in brand or information design, with a portfolio of systems as well as covers.',
    'A strong command of typography, grids and diagrams.',
    'Working knowledge of SVG and CSS, and no fear of a repository.',
    'Experience designing for accessibility: contrast, reduced motion, reading order.',
    'The ability to write a caption as carefully as you draw the figure.',
  ),
  thrive: lines(
    'You take things away until it hurts, and then put one back.',
    'You can defend a hairline with an argument rather than a feeling.',
    'You look at weather charts, timetables and anatomical plates for pleasure.',
    'You like being corrected by people who know the subject better.',
  ),
  datePosted: '2025-12-01T12:00:00.000Z',
  remote: true,
  place: { locality: 'Denver', region: 'CO', country: 'US' },
  meta: {
    title: 'Brand Designer',
    description:
      'Own the visual language of Alethia: drawings, type, color and motion for a company whose subject is perception. Remote, United States.',
  },
};
