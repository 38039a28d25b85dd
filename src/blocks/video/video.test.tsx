import { describe, expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { Video } from './video';
import { videoExamples } from './video.example';

const render = rendering(Video);
const file = videoExamples.file.block;
const embed = videoExamples.embed.block;

describe('a video of the library', () => {
  it('loads and plays nothing by itself, and asks nothing of other sites', () => {
    const html = render(file);
    expect(html).toMatch(/<video[^>]*controls=""[^>]*preload="none"/);
    expect(html).not.toMatch(/autoplay|data-allow-frame|https:/i);
  });

  it('has captions and a poster, if there are any', () => {
    const captions = { ...file.video, url: '/api/media/file/river.vtt', mimeType: 'text/vtt' };
    expect(render({ ...file, captions })).toContain('<track kind="captions" src="/api/media/file/river.vtt"');
    expect(render(file)).toContain('poster="/api/media/file/river-gauge-1600x960.webp"');
    expect(render({ ...file, poster: null })).not.toContain('poster=');
  });

  it('is left out when it is missing', () => {
    expect(render({ ...file, video: file.video.id })).toBe('');
  });
});

describe('a video of another provider', () => {
  const html = render(embed);

  it('is a link that says what it loads and from whom; no part of the page loads it', () => {
    expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com\/watch\?v=EXAMPLE0001" target="_blank" rel="noopener"/);
    expect(html).toContain('Play on YouTube');
    expect(html).toContain('receives your IP address');
    expect(html).not.toMatch(/<iframe|src="https:|srcset="https:|<link/i);
  });

  it('allows this page, and only this provider, to be framed', () => {
    expect(html).toContain('data-allow-frame="https://www.youtube-nocookie.com"');
  });

  it('is left out if its address is not one of a video', () => {
    expect(render({ ...embed, address: 'https://evil.example/watch?v=EXAMPLE0001' })).toBe('');
    expect(render({ ...embed, address: null })).toBe('');
  });
});
