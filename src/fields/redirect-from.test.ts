import { expect, it } from 'vitest';
import { formerPathSchema, redirectFromSchema } from './redirect-from';

const reasonFor = (from: string) => redirectFromSchema.safeParse(from).error?.issues[0]?.message ?? 'accepted';

it.each([
  '/Services.html',
  '/index.php',
  '/About_Us/',
  '/caf%C3%A9',
  '/日本 (alt)',
  '/a;b=1&c+d',
  '/tag:x',
  '/a$b',
  '/(alt)',
  '/👩‍💻',
  '/m%FCnchen.html',
])('%s of a former site is accepted', (from) => {
  expect(reasonFor(from)).toBe('accepted');
});

it.each([
  ['/news/*', 'set the match to prefix'],
  ['/news/(.*)/print', 'set the match to prefix'],
  ['/news/%2A', 'set the match to prefix'],
  ['/news/:slug', 'set the match to prefix'],
  ['/news/[0-9]+', 'set the match to prefix'],
  ['/news/{id}', 'set the match to prefix'],
  ['/news$', 'set the match to prefix'],
  ['/a%2Fb', 'Use a prefix'],
  ['/m%FCnchen%2Fa', 'Use a prefix'],
  ['/100%', 'followed by the code of a letter'],
  ['/m%FCnchen%0A', 'followed by the code of a letter'],
  ['/ne\u200bws', 'invisible character'],
  ['/old-page\u200e', 'invisible character'],
  ['https://former.example/news', 'without https:// and the host'],
  ['former.example/news', 'without https:// and the host'],
])('%s is refused with what to write instead', (from, words) => {
  expect(reasonFor(from)).toContain(words);
});

it('visitors may arrive below a prefix at what no rule may begin with', () => {
  for (const path of ['/news/*', '/news/:slug', '/news$', '/ne\u200bws'])
    expect(formerPathSchema.safeParse(path).success).toBe(true);
});
