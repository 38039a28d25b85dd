import type { BlockExamples } from '../types';

const picture = (index: number, alt: string, width: number, height: number) => ({
  id: `00000000-0000-4000-8000-00000000007${index}`,
  alt,
  decorative: false,
  url: `/api/media/file/gallery-${index}.jpg`,
  filename: `gallery-${index}.jpg`,
  mimeType: 'image/jpeg',
  width,
  height,
  updatedAt: '2025-10-02T08:00:00.000Z',
  createdAt: '2025-10-02T08:00:00.000Z',
});

export const galleryExamples = {
  four: {
    block: {
      blockType: 'gallery',
      heading: 'Where the signs were',
      intro: 'Four places in which somebody had already noticed.',
      pictures: [
        {
          picture: picture(1, 'A shift log, one line underlined.', 1500, 1000),
          caption: 'The log of the night shift.',
        },
        { picture: picture(2, 'A gauge below its red mark.', 900, 1200), caption: 'Inside every limit.' },
        { picture: picture(3, 'A yard with one empty bay.', 1800, 1000), caption: 'Bay 7, empty since Monday.' },
        { picture: picture(4, 'A hand on a warm bearing.', 1200, 1200) },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'gallery'>;
