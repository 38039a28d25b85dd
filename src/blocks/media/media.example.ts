import type { BlockExamples } from '../types';

const url = '/api/media/file/river-gauge.jpg';
const made = (name: string, width: number) => ({
  url: `/api/media/file/river-gauge-${name}`,
  width,
  height: Math.round(width * 0.6),
});

export const mediaExamples = {
  wide: {
    block: {
      blockType: 'media',
      media: {
        id: '00000000-0000-4000-8000-000000000001',
        alt: 'A river gauge at low water, its lower marks dry.',
        decorative: false,
        url,
        filename: 'river-gauge.jpg',
        mimeType: 'image/jpeg',
        width: 2000,
        height: 1200,
        sizes: {
          w480: made('480x288.webp', 480),
          avif480: made('480x288.avif', 480),
          w960: made('960x576.webp', 960),
          avif960: made('960x576.avif', 960),
          w1600: made('1600x960.webp', 1600),
          avif1600: made('1600x960.avif', 1600),
        },
        updatedAt: '2025-10-02T08:00:00.000Z',
        createdAt: '2025-10-02T08:00:00.000Z',
      },
      caption: 'The gauge had said so for three weeks.',
      width: 'wide',
      section: { ground: 'white', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'media'>;
