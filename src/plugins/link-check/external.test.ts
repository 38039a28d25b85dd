import { describe, expect, it } from 'vitest';
import type { Answer, Ask } from './ask';
import { checkExternal, checkExternals } from './external';

const failing = (code: string) => Object.assign(new Error(code), { code });
const page = 'https://elsewhere.example/page';

/** `requested` lists the requests in order. */
function web(responses: Record<string, number | Answer | Error>) {
  const requested: string[] = [];
  const ask: Ask = async (url, method) => {
    requested.push(`${method} ${url.href}`);
    const response = responses[`${method} ${url.href}`] ?? responses[url.href];
    if (response instanceof Error) throw response;
    if (response === undefined) throw failing('ENOTFOUND');
    return typeof response === 'number' ? { status: response } : response;
  };
  return { ask, requested };
}

describe('an external address', () => {
  it.each([
    [200, 'fine'],
    [204, 'fine'],
    [401, 'fine'],
    [403, 'fine'],
    [405, 'fine'],
    [429, 'fine'],
    [999, 'fine'],
    [404, 'missing'],
    [410, 'gone'],
    [500, 'unknown'],
    [503, 'unknown'],
  ])('with status %i is %s', async (status, outcome) => {
    expect(await checkExternal(page, web({ [page]: status }).ask)).toBe(outcome);
  });

  it.each([
    ['ENOTFOUND', 'no-host'],
    ['EAI_AGAIN', 'unknown'],
    ['ECONNREFUSED', 'unknown'],
    ['ABORT_ERR', 'unknown'],
    ['CERT_HAS_EXPIRED', 'unknown'],
  ])('that fails with %s is %s', async (code, outcome) => {
    expect(await checkExternal(page, web({ [page]: failing(code) }).ask)).toBe(outcome);
  });

  it('is requested again with GET if HEAD is refused', async () => {
    const { ask, requested } = web({ [`HEAD ${page}`]: 404, [`GET ${page}`]: 200 });
    expect(await checkExternal(page, ask)).toBe('fine');
    expect(requested).toEqual([`HEAD ${page}`, `GET ${page}`]);
  });

  it('is followed through at most three redirects', async () => {
    const to = (location: string) => ({ status: 301, location });
    const { ask } = web({ [page]: to('/moved'), 'https://elsewhere.example/moved': 404 });
    expect(await checkExternal(page, ask)).toBe('missing');
    const circle = web({ [page]: to(page) });
    expect(await checkExternal(page, circle.ask)).toBe('fine');
    expect(circle.requested).toHaveLength(4);
  });

  it('that leads to something other than a website is not reported', async () => {
    const { ask, requested } = web({ [page]: { status: 302, location: 'file:///etc/passwd' } });
    expect(await checkExternal(page, ask)).toBe('fine');
    expect(requested).toHaveLength(1);
  });
});

describe('many addresses', () => {
  it('are requested once each, four at a time', async () => {
    let now = 0;
    let most = 0;
    const requested: string[] = [];
    const ask: Ask = async ({ href }) => {
      requested.push(href);
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return { status: 200 };
    };
    const addresses = Array.from({ length: 20 }, (_, index) => `https://elsewhere.example/${index}`);
    const found = await checkExternals([...addresses, ...addresses], ask);
    expect(requested.sort()).toEqual([...addresses].sort());
    expect(most).toBe(4);
    expect([...found.values()]).toEqual(addresses.map(() => 'fine'));
  });

  it('are not reported as broken on an offline machine', async () => {
    const found = await checkExternals([page, 'https://other.example/'], web({}).ask);
    expect([...found.values()]).toEqual(['unknown', 'unknown']);
  });

  it('are broken if the host name is unknown', async () => {
    const found = await checkExternals([page, 'https://nobody.example/'], web({ [page]: 200 }).ask);
    expect(Object.fromEntries(found)).toEqual({ [page]: 'fine', 'https://nobody.example/': 'no-host' });
  });
});
