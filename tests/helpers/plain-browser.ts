import { rest } from '@/api/rest';

const SITE = 'http://localhost:3000';

/** Calls the site's API in this process. */
function send(url: URL, init: RequestInit): Promise<Response> {
  if (url.origin !== SITE || !url.pathname.startsWith('/api/')) return fetch(url, init);
  return rest(new Request(url, init));
}

/** Without pages: keeps cookies per origin and follows redirects, one step at a time. */
export function plainBrowser(headers: Record<string, string> = {}) {
  const jars = new Map<string, Map<string, string>>();

  const jarOf = (url: URL) => {
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    return jar;
  };

  async function step(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const jar = jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await send(url, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const isOver = attributes.some((attribute) => /max-age=0$|expires=.*1970/i.test(attribute.trim()));
      if (isOver || value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  return {
    step,
    /** Until a page responds, or `until` accepts the next address. */
    follow: async (address: string | URL, init: RequestInit = {}, until = (_url: URL) => false) => {
      let url = new URL(address);
      let response = await step(url, init);
      for (let count = 0; count < 20 && response.headers.has('location'); count += 1) {
        url = new URL(response.headers.get('location') ?? '', url);
        if (until(url)) break;
        response = await step(url);
      }
      return { url, response };
    },
    cookie: (origin: string, name: string) => jars.get(origin)?.get(name),
    setCookie: (origin: string, name: string, value: string) => jarOf(new URL(origin)).set(name, value),
  };
}

export type PlainBrowser = ReturnType<typeof plainBrowser>;
