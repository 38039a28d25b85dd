import type { Media as Picture } from '@payload-types';
import { describe, expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { Media } from './media';
import { mediaExamples } from './media.example';

const render = rendering(Media);
const { block } = mediaExamples.wide;
const withPicture = (changes: Partial<Picture>) => render({ ...block, media: { ...block.media, ...changes } });

describe('the picture', () => {
  it('is offered as AVIF, then as WebP, in three widths each', () => {
    const sources = [...render(block).matchAll(/<source type="([^"]+)" srcSet="([^"]+)"/g)];
    expect(sources.map(([, type]) => type)).toEqual(['image/avif', 'image/webp']);
    for (const [, , set] of sources)
      expect(set?.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['480w', '960w', '1600w']);
  });

  it('reserves its space and loads lazily', () => {
    expect(render(block)).toMatch(/<img[^>]*width="2000"[^>]*height="1200"[^>]*loading="lazy"/);
  });

  it('leaves out sizes that do not exist', () => {
    const { avif480, w480 } = block.media.sizes;
    const html = withPicture({ sizes: { avif480, w480 } });
    expect(html).not.toContain('960w');
    expect(html).toContain('480w');
  });
});

it('has a text alternative, or an empty one when decorative', () => {
  expect(render(block)).toContain('alt="A river gauge at low water, its lower marks dry."');
  expect(withPicture({ decorative: true })).toContain('alt=""');
});

it('shows its caption', () => {
  expect(render(block)).toMatch(/<figcaption[^>]*>The gauge had said so for three weeks\./);
  expect(render({ ...block, caption: null })).not.toContain('figcaption');
});

it('renders nothing when the picture is missing', () => {
  expect(render({ ...block, media: 'id-of-a-deleted-picture' })).toBe('');
});

describe('a video', () => {
  const film = { ...block.media, url: '/api/media/file/river.mp4', mimeType: 'video/mp4', alt: 'The river rises.' };
  const html = render({ ...block, video: film });

  it('is behind its poster, and loads and plays nothing by itself', () => {
    expect(html).toMatch(/<video[^>]*controls=""[^>]*preload="none"[^>]*poster="[^"]*river-gauge-1600x960\.webp"/);
    expect(html).toMatch(/<video[^>]*width="2000" height="1200" aria-label="The river rises\."/);
    expect(html).toContain('<source src="/api/media/file/river.mp4" type="video/mp4"/>');
    expect(html).not.toMatch(/autoplay|<img|<script/i);
  });

  it('has optional captions, if there are any', () => {
    expect(html).not.toContain('<track');
    const captions = { ...block.media, url: '/api/media/file/river.vtt', mimeType: 'text/vtt' };
    const track = '<track kind="captions" src="/api/media/file/river.vtt" srcLang="en" label="English"/>';
    expect(render({ ...block, video: film, captions })).toContain(track);
    expect(render({ ...block, video: film, captions: captions.id })).toBe(html);
    expect(render({ ...block, captions })).toBe(render(block));
  });

  it('leaves only the picture when it is missing', () => {
    expect(render({ ...block, video: film.id })).toBe(render(block));
  });
});
