import fs from 'node:fs';
import type { SmallDisk } from '../helpers/small-disk.ts';
import { Broken, eventually, must, pause } from '../scale/expect.ts';
import { ADMIN, type StartedSite } from './site.ts';

/** Until PostgreSQL has used up the room in its own files. */
const MOST_PUBLISHES = 60;
const PICTURE = fs.readFileSync(new URL('../../public/blocks/card-grid.png', import.meta.url));

type Answer = { status: number; text: string };

/** What staff and visitors do with a site, over its network interface. */
class People {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#headers = { origin: url, authorization: `JWT ${token}` };
  }

  static async of({ port }: StartedSite): Promise<People> {
    const url = `http://localhost:${port}`;
    const headers = { origin: url, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/users/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
    must(response.ok, `signing in: ${response.status}`);
    const { token } = (await response.json()) as { token: string };
    return new People(url, token);
  }

  async #send(method: string, address: string, body: object | FormData): Promise<Answer> {
    const type = body instanceof FormData ? undefined : { 'content-type': 'application/json' };
    const response = await fetch(this.#url + address, {
      method,
      headers: { ...this.#headers, ...type },
      body: body instanceof FormData ? body : JSON.stringify(body),
    }).catch((error: Error) => {
      throw new Broken(`${method} ${address}: ${error.message} (${error.cause})`);
    });
    return { status: response.status, text: await response.text() };
  }

  make = async (path: string): Promise<string> => {
    const made = await this.#send('POST', '/api/pages?depth=0', {
      title: 'First',
      path,
      blocks: [],
      _status: 'published',
    });
    must(made.status === 201, `a page: ${made.status} ${made.text}`);
    return (JSON.parse(made.text) as { doc: { id: string } }).doc.id;
  };

  publish = (id: string, title: string): Promise<Answer> =>
    this.#send('PATCH', `/api/pages/${id}?depth=0`, { title, _status: 'published' });

  upload(): Promise<Answer> {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'A page' }));
    form.set('file', new Blob([PICTURE], { type: 'image/png' }), 'page.png');
    return this.#send('POST', '/api/media', form);
  }

  contact = (): Promise<Answer> =>
    this.#send('POST', '/forms/contact', {
      name: 'Ada Example',
      email: `ada-${Date.now()}@client.example`,
      message: 'What would you see in our grid?',
      elapsed: '60000',
    });

  async title(path: string): Promise<string | undefined> {
    const response = await fetch(this.#url + path);
    return /<title>([^<|]*)/.exec(await response.text())?.[1]?.trim();
  }
}

const times = (text: string, part: string) => text.split(part).length - 1;

/** The rows about pages, uploads and PostgreSQL of "What fills" (docs/operations.md), at once: they share a disk. */
export async function fullDisk(site: StartedSite, disk: SmallDisk): Promise<string> {
  const people = await People.of(site);
  const path = '/on-a-full-disk';
  const id = await people.make(path);
  let live = 'First';
  const isLive = () => eventually(`visitors see "${live}"`, async () => (await people.title(path)) === live);
  await isLive();
  const from = site.output.length;
  const fill = async () => {
    disk.fill();
    // It blocks this process, which learns only now that the server has closed idle connections.
    await pause(200);
  };

  await fill();
  let refused: Answer | undefined;
  let published = 0;
  for (; published < MOST_PUBLISHES && !refused; published++) {
    const title = `Title ${published} ${'x'.repeat(40)}`;
    const response = await people.publish(id, title);
    if (response.status === 200) live = title;
    else refused = response;
    await isLive();
    await fill();
  }
  must(refused, `${published} publishes found room`);
  must(refused.status === 507, `a publish: ${refused.status} ${refused.text}`);
  must(refused.text.includes('The disk of the server is full, so nothing was saved.'), refused.text);
  const upload = await people.upload();
  must(upload.status === 507 && upload.text.includes('nearly full'), `an upload: ${upload.status} ${upload.text}`);
  const sent = await people.contact();
  must(sent.status === 200 || sent.text.includes('try again later'), `a message: ${sent.status} ${sent.text}`);
  for (const address of ['/', path, '/contact']) must((await site.status(address)) === 200, `${address} is not served`);
  must((await site.status('/readyz')) === 503, 'it calls itself ready');

  disk.free();
  await site.ready();
  live = 'There is room again';
  const again = await people.publish(id, live);
  must(again.status === 200, `a publish with room: ${again.status} ${again.text}`);
  await isLive();
  const stored = await people.upload();
  must(stored.status === 201, `an upload with room: ${stored.status} ${stored.text}`);
  const received = await people.contact();
  must(received.status === 200, `a message with room: ${received.status} ${received.text}`);
  const lines = times(site.output.slice(from), '[pages] the folder of pages cannot be written');
  must(lines <= 1, `the folder of pages is in ${lines} lines`);
  return `${published} publishes until the database was full`;
}
