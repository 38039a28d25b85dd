import type { SeedPage } from '../../types';
import { meta, on } from './parts';

/** Only a heading (flows document). */
export const legal: SeedPage = {
  title: 'Security & Compliance',
  path: '/legal',
  meta: meta(
    'Security & Compliance',
    'Security and compliance at Alethia: SOC 2 Type II, GDPR, and the platform in the cloud or on your own premises.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Security & Compliance',
      figure: 'sensor',
      section: on('graphite'),
    },
  ],
};
