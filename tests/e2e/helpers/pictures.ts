import sharp from 'sharp';
import { tokenOf } from './people';
import { siteUrl } from './site';

export const drawn = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer(),
  );

/** A file of the library. Returns its id. */
export async function store(bytes: Uint8Array<ArrayBuffer>, name: string, type: string, alt: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type }), name);
  form.set('_payload', JSON.stringify({ alt }));
  const headers = { authorization: `JWT ${tokenOf('admin')}` };
  const response = await fetch(`${siteUrl}/api/media?depth=0`, { method: 'POST', headers, body: form });
  if (response.status !== 201) throw new Error(`${name} was not stored: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { doc: { id: string } }).doc.id;
}

export const storePicture = async (alt: string): Promise<string> =>
  store(await drawn('#2a5d8f'), `${alt.replaceAll(' ', '-')}.png`, 'image/png', alt);
