import { expect, it } from 'vitest';
import { frameAddress, previewAddress } from '@/data/preview/addresses';
import { keepPreview } from './kept-preview';

const page = { id: '8b1f0c9e-6f9c-4a0e-9f0a-0d6b6b8b0b0b', path: '/signals' };
const sent = { collectionSlug: 'pages', data: page, returnLivePreviewURL: true, returnPreviewURL: true };

it('a response that did not come leaves the preview open', () => {
  expect(keepPreview(sent, { state: null as never })).toMatchObject({
    state: null,
    livePreviewURL: frameAddress('pages', page),
    previewURL: previewAddress('pages', page),
  });
});

it('so does one for a global, whose preview is the home page', () => {
  const { livePreviewURL } = keepPreview(
    { ...sent, collectionSlug: undefined, globalSlug: 'footer', data: {} },
    {
      state: null as never,
    },
  );
  expect(livePreviewURL).toBe(frameAddress('pages', { path: '/' }));
});

it('a response that came is used as it is, also one without a preview', () => {
  const response = { state: {} };
  expect(keepPreview(sent, response)).toBe(response);
});

it('nothing is added that was not requested', () => {
  const response = { state: null as never };
  expect(keepPreview({ collectionSlug: 'pages', data: page }, response)).toEqual(response);
});
