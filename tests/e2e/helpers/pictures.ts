import sharp from 'sharp';
import { tokenOf } from './people';
import { siteUrl } from './site';

export const drawn = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer(),
  );

type Bytes = Uint8Array<ArrayBuffer>;

async function send(method: 'POST' | 'PATCH', path: string, file: File, data: object): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  form.set('_payload', JSON.stringify(data));
  const headers = { authorization: `JWT ${tokenOf('admin')}` };
  const response = await fetch(`${siteUrl}/api/media${path}?depth=0`, { method, headers, body: form });
  if (!response.ok) throw new Error(`${file.name} was not stored: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { doc: { id: string } }).doc.id;
}

/** A file of the library. Returns its id. */
export const store = (bytes: Bytes, name: string, type: string, alt: string): Promise<string> =>
  send('POST', '', new File([bytes], name, { type }), { alt });

export const replace = (id: string, bytes: Bytes, name: string): Promise<string> =>
  send('PATCH', `/${id}`, new File([bytes], name, { type: 'image/png' }), {});

export const storePicture = async (alt: string): Promise<string> =>
  store(await drawn('#2a5d8f'), `${alt.replaceAll(' ', '-')}.png`, 'image/png', alt);
