import { mediaExamples } from '../media/media.example';
import type { BlockExamples } from '../types';

const { media } = mediaExamples.wide.block;
const logo = (index: number, alt: string) => ({
  picture: { ...media, id: `00000000-0000-4000-8000-00000000005${index}`, alt },
});

export const logosExamples = {
  partners: {
    block: {
      blockType: 'logos',
      heading: 'Partners who build with us',
      logos: [logo(1, 'Example Freight'), logo(2, 'Example Energy'), logo(3, 'Example Water')],
      section: { ground: 'white', spacing: 'compact' },
    },
  },
} satisfies BlockExamples<'logos'>;
