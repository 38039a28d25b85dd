import sharp from 'sharp';
import { next } from '../../helpers/samples';
import { type Attempt, includes, type Operation, write } from './operation';

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2c3e50' } })
  .png()
  .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

type Upload = { content: BlobPart; extension: string; type: string };
const files = {
  png: { content: new Uint8Array(png), extension: 'png', type: 'image/png' },
  svg: { content: svg, extension: 'svg', type: 'image/svg+xml' },
  html: { content: html, extension: 'html', type: 'text/html' },
  disguised: { content: html, extension: 'png', type: 'image/png' },
} satisfies Record<string, Upload>;

type Fixture = { id: string; filename: string };
const named = async (): Promise<Fixture> => ({ id: '', filename: `picture-${next()}` });

async function uploaded({ payload }: Attempt): Promise<Fixture> {
  const { filename } = await named();
  const file = { data: png, mimetype: 'image/png', name: `${filename}.png`, size: png.length };
  const { id } = await payload.create({ collection: 'media', data: { alt: 'Old' }, file });
  return { id, filename };
}

const find = async ({ payload }: Attempt, { filename }: Fixture) =>
  (await payload.find({ collection: 'media', where: { filename: { like: filename } } })).docs[0];

const upload = ({ content, extension, type }: Upload, data: object): Operation =>
  write(
    named,
    ({ me }, { filename }) =>
      me.upload('/media', new File([content], `${filename}.${extension}`, { type }), { ...data }),
    async (attempt, fixture) => Boolean(await find(attempt, fixture)),
  );

const read = async (attempt: Attempt, ask: (fixture: Fixture) => Promise<unknown>) => {
  const fixture = await uploaded(attempt);
  return includes(await ask(fixture), fixture.filename);
};

export const mediaOperations: Record<string, Operation> = {
  read: (attempt) => read(attempt, ({ id }) => attempt.me.rest('GET', `/media/${id}`)),
  create: upload(files.png, { alt: 'A grey square' }),
  'create without a file': write(
    named,
    ({ me }, { filename }) => me.rest('POST', '/media', { alt: 'Nothing', filename }),
    async (attempt, fixture) => Boolean(await find(attempt, fixture)),
  ),
  'create without a text': upload(files.png, {}),
  'create a decorative one': upload(files.png, { decorative: true }),
  'create an SVG': upload(files.svg, { alt: 'A drawing' }),
  'create an HTML page': upload(files.html, { alt: 'A page' }),
  'create HTML called a PNG': upload(files.disguised, { alt: 'A page' }),
  // The server must not fetch given addresses (SSRF).
  'create from an address': write(
    named,
    ({ me }, { filename }) =>
      me.rest('POST', '/media', { alt: 'Remote', url: 'http://127.0.0.1:1/a.png', filename: `${filename}.png` }),
    async (attempt, fixture) => Boolean(await find(attempt, fixture)),
  ),
  update: write(
    uploaded,
    ({ me }, { id }) => me.rest('PATCH', `/media/${id}`, { alt: 'New' }),
    async (attempt, fixture) => (await find(attempt, fixture))?.alt === 'New',
  ),
  delete: write(
    uploaded,
    ({ me }, { id }) => me.rest('DELETE', `/media/${id}`),
    async (attempt, fixture) => !(await find(attempt, fixture)),
  ),
};
