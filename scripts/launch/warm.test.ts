import { expect, it } from 'vitest';
import { sitemapPaths } from './warm.ts';

it('reads the paths of a sitemap, whatever the host', () => {
  const xml = `<urlset><url><loc>https://www.alethia.example</loc></url>
    <url><loc> https://www.alethia.example/about/careers </loc></url><url><loc>https://x.example/a?b=1&amp;c=2</loc></url></urlset>`;
  expect(sitemapPaths(xml)).toEqual(['/', '/about/careers', '/a?b=1&c=2']);
});
