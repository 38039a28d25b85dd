import { mediaExamples } from '../media/media.example';
import type { BlockExamples } from '../types';

const poster = mediaExamples.wide.block.media;
const film = { ...poster, url: '/api/media/file/river.mp4', mimeType: 'video/mp4', alt: 'The river rises in an hour.' };

export const videoExamples = {
  file: {
    block: {
      blockType: 'video',
      heading: 'One hour of a river',
      intro: 'Recorded at the gauge, at sixty times its speed.',
      title: 'The river rises in an hour',
      source: 'file',
      video: film,
      poster,
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  embed: {
    block: {
      blockType: 'video',
      title: 'Four weeks, read backwards: how three teams each knew a part',
      source: 'embed',
      address: 'https://youtu.be/EXAMPLE0001',
      caption: 'Nine minutes, with captions.',
      section: { ground: 'white', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'video'>;
