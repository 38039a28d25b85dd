import { describe, expect, it, test } from 'vitest';
import { embedOf, validateEmbed } from './embed';

const youTube = 'https://www.youtube-nocookie.com/embed/Abc_-123456?autoplay=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=Abc_-123456', youTube],
  ['https://youtube.com/watch?list=x&v=Abc_-123456&t=10s', youTube],
  ['https://m.youtube.com/shorts/Abc_-123456', youTube],
  ['https://youtu.be/Abc_-123456?si=tracking', youTube],
  ['https://www.youtube-nocookie.com/embed/Abc_-123456', youTube],
  ['https://vimeo.com/123456789', vimeo],
  ['https://player.vimeo.com/video/123456789', vimeo],
  ['https://vimeo.com/123456789/0123abcdef', `${vimeo}&h=0123abcdef`],
  ['https://player.vimeo.com/video/123456789?h=0123abcdef', `${vimeo}&h=0123abcdef`],
])('%s is a video', (address, player) => {
  expect(embedOf(address)?.player).toBe(player);
  expect(validateEmbed(address)).toBe(true);
});

test.each([
  'http://www.youtube.com/watch?v=Abc_-123456',
  'https://www.youtube.com/watch?v=Abc_-12345',
  'https://www.youtube.com/watch?v=Abc_-123456"onload=',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=Abc_-123456',
  'https://youtube.com.example.com/watch?v=Abc_-123456',
  'https://example.com/?https://youtu.be/Abc_-123456',
  'https://youtu.be:8443/Abc_-123456',
  'https://name:word@youtu.be/Abc_-123456',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/12345',
  'javascript:alert(1)',
  '<iframe src="https://www.youtube.com/embed/Abc_-123456"></iframe>',
  'Abc_-123456',
])('%s is none', (address) => {
  expect(embedOf(address)).toBeUndefined();
  expect(validateEmbed(address)).toMatch(/^Enter the address of a video/);
});

describe('what is known of a video', () => {
  it('is its provider, and the page where people can watch it there', () => {
    expect(embedOf('https://youtu.be/Abc_-123456')).toMatchObject({
      provider: 'YouTube',
      page: 'https://www.youtube.com/watch?v=Abc_-123456',
    });
    expect(embedOf('https://player.vimeo.com/video/123456789?h=0123abcdef')).toMatchObject({
      provider: 'Vimeo',
      page: 'https://vimeo.com/123456789/0123abcdef',
    });
  });
});

it('an empty value is not judged', () => {
  expect([validateEmbed(''), validateEmbed(null), validateEmbed(undefined)]).toEqual([true, true, true]);
});
