import type { Media, NewsletterIssue } from '@payload-types';
import { expect, it } from 'vitest';
import { issueContentOf } from './issue-content';

const size = (name: string, width: number) => ({ url: `/api/media/file/${name}`, width, height: width / 2 });

const photo = {
  ...size('field.webp', 3000),
  mimeType: 'image/webp',
  sizes: { w960: size('field-960x480.webp', 960), jpeg1200: size('field-1200x600.jpg', 1200) },
} as unknown as Media;

const issueWith = (picture: Media) =>
  issueContentOf({
    number: 1,
    title: 'One',
    summary: '',
    date: '2026-01-01',
    path: '/one',
    sections: [{ blockType: 'picture', picture, caption: null }],
  } as unknown as NewsletterIssue).sections[0];

it.each([
  ['a photo as JPEG', photo, 'field-1200x600.jpg'],
  [
    'a logo with transparency as PNG',
    { ...photo, ...size('logo.png', 800), mimeType: 'image/png', surface: 'transparent' },
    'logo.png',
  ],
  [
    'a large PNG with transparency as JPEG, which has its ground',
    { ...photo, ...size('large.png', 4000), mimeType: 'image/png', surface: 'transparent' },
    'field-1200x600.jpg',
  ],
  [
    'a JPEG of an older site as it is',
    { ...photo, ...size('old.jpg', 900), mimeType: 'image/jpeg', sizes: { w960: size('old.webp', 900) } },
    'old.jpg',
  ],
] as [string, Media, string][])('mail shows %s', (_, picture, name) => {
  expect(issueWith(picture)).toMatchObject({ kind: 'picture', src: `/api/media/file/${name}` });
});
