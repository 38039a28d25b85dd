import { expect, it } from 'vitest';
import { cleanMp4 } from './clean-mp4';
import { cleanWebm } from './clean-webm';

const number = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};
const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  return Buffer.concat([number(content.length + 8), Buffer.from(type, 'latin1'), content]);
};
const handler = (kind: string) => box('hdlr', number(0, 0), kind, Buffer.alloc(12), 'SecretCamera\0');

const ftyp = box('ftyp', 'isom', number(512), 'isommp42');
const samplesAt = ftyp.length + 8;
/** Two samples in one chunk. */
const table = (place: number) =>
  box('stbl', box('stsc', number(0, 1, 1, 2, 1)), box('stsz', number(0, 0, 2, 6, 6)), box('stco', number(0, 1, place)));
const track = (kind: string, place: number) =>
  box(
    'trak',
    box('tkhd', number(1)),
    box('udta', 'SecretTrack'),
    box('mdia', handler(kind), box('minf', table(place))),
  );

it('an MP4 keeps picture, sound and positions in the file, and loses where, with what and by whom', () => {
  const mdat = box('mdat', 'PICTURE-DATASecretPlace!');
  const movie = box(
    'moov',
    box('mvhd', number(7)),
    track('vide', samplesAt),
    track('meta', samplesAt + 12),
    box('udta', box('\xa9xyz', '+48.1371+011.5754/SecretPlace')),
    box('meta', handler('mdta'), box('keys', 'com.apple.quicktime.make'), 'SecretDevice'),
  );
  const uuid = box('uuid', Buffer.alloc(16), '<x:xmpmeta>SecretAuthor</x:xmpmeta>');
  const sent = Buffer.concat([ftyp, mdat, movie, uuid]);
  const clean = cleanMp4(sent);
  expect(clean.length).toBe(sent.length);
  expect(clean.toString('latin1')).not.toMatch(/Secret|48\.1371|quicktime/);
  expect(clean.includes('PICTURE-DATA')).toBe(true);
  expect(clean.includes('vide')).toBe(true);
  expect(clean.subarray(0, ftyp.length).equals(ftyp)).toBe(true);
  expect(sent.includes('SecretPlace')).toBe(true);
});

const encoder = box('avc1', Buffer.alloc(42), 'SecretEncoder'.padEnd(32, '\0'), number(0x18ffff));
const author = box('dref', number(0, 1), box('url ', number(0), 'file:///Users/SecretAuthor/film.mov'));
const picture = (...more: Buffer[]) =>
  box(
    'trak',
    box('tkhd', number(1)),
    box(
      'mdia',
      handler('vide'),
      ...more,
      box('minf', handler('url '), box('dinf', author), box('stbl', box('stsd', number(0, 1), encoder))),
    ),
  );
const film = (...more: Buffer[]) => Buffer.concat([ftyp, box('mdat', 'PICTURE'), box('moov', picture()), ...more]);

it.each([
  ['in the description of the track', film()],
  ['in free space, as dashboard cameras write it', film(box('free', 'SecretPlace'), box('skip', 'SecretPlace'))],
  ['in a box of the camera’s own', film(box('camm', 'SecretPlace'))],
  ['in a box of the film', Buffer.concat([film(), box('moov', picture(), box('gps ', 'SecretPlace'))])],
  ['deep in a track', Buffer.concat([ftyp, box('moov', picture(box('udta', 'SecretPlace')))])],
  ['in a fragment', film(box('moof', box('udta', 'SecretPlace'), box('traf', box('uuid', 'SecretPlace'))))],
  ['behind the film, as round cameras write it', film(Buffer.from('SecretPlace of the camera'))],
])('an MP4 loses what is %s', (_, sent) => {
  const clean = cleanMp4(sent);
  expect(clean.toString('latin1')).not.toContain('Secret');
  for (const kept of ['moov', 'tkhd', 'stbl', 'avc1']) expect(clean.includes(kept)).toBe(true);
  expect(cleanMp4(clean).equals(clean)).toBe(true);
});

it.each([
  ['that breaks off', (file: Buffer) => file.subarray(0, -5)],
  ['with a box of no size', (file: Buffer) => Buffer.concat([file, number(0), Buffer.from('mdat')])],
  ['with a box of a wrong size', (file: Buffer) => Buffer.concat([file, number(4), Buffer.from('mdat')])],
  [
    'with a table that promises too much',
    (file: Buffer) => {
      const copy = Buffer.from(file);
      copy.writeUInt32BE(0xffffffff, copy.indexOf('stco') + 8);
      return copy;
    },
  ],
])('an MP4 %s keeps its length', (_, spoil) => {
  const file = spoil(Buffer.concat([ftyp, box('moov', track('meta', 0))]));
  expect(cleanMp4(file).length).toBe(file.length);
});

const element = (id: string, ...parts: (Buffer | string)[]) => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  const size = Buffer.from([0x40 | (content.length >> 8), content.length & 0xff]);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};

it('a WebM keeps its picture and loses title, programs, tags and attached files', () => {
  const info = element(
    '1549a966',
    element('7ba9', 'SecretTitle'),
    element('4d80', 'SecretMuxer'),
    element('4489', 'time'),
  );
  const sent = Buffer.concat([
    element('1a45dfa3', element('4282', 'webm')),
    element(
      '18538067',
      info,
      element('1f43b675', 'PICTURE'),
      element('1254c367', 'SecretTags'),
      element('1941a469', 'SecretFile'),
      element('1254c367', 'x'),
    ),
  ]);
  const clean = cleanWebm(sent);
  expect(clean.length).toBe(sent.length);
  expect(clean.toString('latin1')).not.toContain('Secret');
  expect(clean.includes('PICTURE')).toBe(true);
  expect(clean.includes('time')).toBe(true);
  // What is left can still be read from element to element.
  expect(cleanWebm(clean).equals(clean)).toBe(true);
  expect(cleanWebm(sent.subarray(0, -3)).length).toBe(sent.length - 3);
});

const unsized = (id: string, ...parts: Buffer[]) =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, 'hex'), ...parts]);
const head = element('1a45dfa3', element('4282', 'webm'));
const tags = element('1254c367', 'SecretTags');
const scene = element('a3', 'PICTURE');

it.each([
  [
    'the description of a track',
    element(
      '18538067',
      element('1654ae6b', element('ae', element('536e', 'SecretCamera'), element('86', 'V_VP9'))),
      scene,
    ),
  ],
  ['free space', element('18538067', element('ec', 'SecretTitle'), scene)],
  ['a recording without sizes', unsized('18538067', unsized('1f43b675', scene), unsized('1f43b675', scene), tags)],
  ['what follows the film', Buffer.concat([element('18538067', scene), Buffer.from('SecretPlace')])],
  ['a film that breaks off', element('18538067', scene, tags).subarray(0, -2)],
])('a WebM loses its secrets from %s', (_, segment) => {
  const clean = cleanWebm(Buffer.concat([head, segment]));
  expect(clean.toString('latin1')).not.toContain('Secret');
  expect(clean.includes('PICTURE')).toBe(true);
});
