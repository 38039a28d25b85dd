import { expect, it } from 'vitest';
import { redirectFromSchema } from './redirect-from';

const reasonFor = (from: string) => redirectFromSchema.safeParse(from).error?.issues[0]?.message ?? 'accepted';

it.each(['/Services.html', '/index.php', '/About_Us/', '/caf%C3%A9', '/日本 (alt)', '/a;b=1&c+d'])(
  '%s of a former site is accepted',
  (from) => {
    expect(reasonFor(from)).toBe('accepted');
  },
);

it.each([
  ['/news/*', 'set the match to prefix'],
  ['/news/(.*)/print', 'set the match to prefix'],
  ['/news/%2A', 'set the match to prefix'],
  ['https://former.example/news', 'without https:// and the host'],
  ['former.example/news', 'without https:// and the host'],
])('%s is refused with what to write instead', (from, words) => {
  expect(reasonFor(from)).toContain(words);
});
