import type { BlockExamples } from '../types';

const pdf = (index: number, name: string, filesize: number) => ({
  id: `00000000-0000-4000-8000-00000000006${index}`,
  url: `/api/media/file/${name}.pdf`,
  filename: `${name}.pdf`,
  mimeType: 'application/pdf',
  filesize,
  updatedAt: '2025-10-02T08:00:00.000Z',
  createdAt: '2025-10-02T08:00:00.000Z',
});

export const downloadsExamples = {
  papers: {
    block: {
      blockType: 'downloads',
      heading: 'Take it with you',
      intro: 'The same facts, for the people who decide with you.',
      files: [
        {
          title: 'Sensory Intelligence in ten pages',
          text: 'What the platform reads, how it joins signals, and what a pilot needs from you.',
          file: pdf(1, 'sensory-intelligence', 1_258_291),
        },
        {
          title: 'Security and data protection',
          text: 'Where data is kept, for how long, and who can see it.',
          file: pdf(2, 'security', 391_168),
        },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'downloads'>;
