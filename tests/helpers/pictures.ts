import sharp, { type Sharp } from 'sharp';

export const square = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c8ce9' } });

const SECRETS = {
  IFD0: { Make: 'SecretMaker', Model: 'SecretModel', Artist: 'SecretAuthor' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '11/1 34/1 0/1' },
};

/** Every kind of metadata that names a place, a device or a person. */
export const telltale = (picture: Sharp) =>
  picture
    .withExif(SECRETS)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>SecretAuthor</creator></x:xmpmeta>')
    .withIccProfile('p3');

/** Frames of one color each, the first blue. */
export async function animation(frames: number, width: number, height: number): Promise<Buffer> {
  const colors = ['#0c8ce9', '#e90c0c', '#0ce930'];
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, at) => {
      const background = colors[at % colors.length] ?? '#000';
      return sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer();
    }),
  );
  return sharp(pages, { join: { animated: true } })
    .webp({ loop: 0, delay: pages.map(() => 100) })
    .toBuffer();
}

const CHECKSUM_BYTES = 4;

/** Adds a text chunk after the header, without a checksum, which no decoder needs. */
export function withText(png: Buffer, text: string): Buffer {
  const body = Buffer.from(`Comment\0${text}`, 'latin1');
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length);
  head.write('tEXt', 4, 'latin1');
  const AFTER_HEADER = 33;
  return Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    head,
    body,
    Buffer.alloc(CHECKSUM_BYTES),
    png.subarray(AFTER_HEADER),
  ]);
}

/** A blue frame of 50 × 30, and a red one: libvips writes no AVIF that moves. */
export const movingAvif = Buffer.from(
  'AAAALGZ0eXBhdmlzAAAAAGF2aWZhdmlzbXNmMWlzbzhtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAPlAAAAJQAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAMgAAAB4AAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAACxm1vb3YAAAB4bXZoZAEAAAAAAAAA5zKcdQAAAADnMpx1AAAD6P//////////AAEAAAEAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAJGdHJhawAAAGh0a2hkAQAAAQAAAADnMpx1AAAAAOcynHUAAAABAAAAAP//////////AAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAyAAAAHgAAAAAALGVkdHMAAAAkZWxzdAEAAAEAAAABAAAAAAAAAMgAAAAAAAAAAAABAAAAAAGqbWRpYQAAACxtZGhkAQAAAAAAAADnMpx1AAAAAOcynHUAAAPoAAAAAAAAAMhVxAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAABVW1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAARVzdGJsAAAAlXN0c2QAAAAAAAAAAQAAAIVhdjAxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAADIAHgBIAAAASAAAAAAAAAABCkFPTSBDb2RpbmcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABBjY3N0AAAAAHwAAAAAAAAYc3R0cwAAAAAAAAABAAAAAgAAAGQAAAAcc3RzYwAAAAAAAAABAAAAAQAAAAIAAAABAAAAHHN0c3oAAAAAAAAAAAAAAAIAAAAlAAAAHgAAABRzdGNvAAAAAAAAAAEAAAPlAAAAFHN0c3MAAAAAAAAAAQAAAAEAAABLbWRhdBIACg0AAAACpj02vkQENBoQMhIQANgAAAKAAAALPP2az9ccb6oSADIaMAPAgAAABtgAAAKAACAAJABPn+kUdpvQxjA=',
  'base64',
);
