import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanPicture } from './clean-picture';

const AFTER_HEADER = 33;

/** Without a checksum, which no decoder needs. */
function chunk(type: string, data: number[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), Buffer.from(data), Buffer.alloc(4)]);
}

const gamma = (value: number) => chunk('gAMA', [0, value >> 16, (value >> 8) & 255, value & 255]);

async function grey(...chunks: Buffer[]): Promise<number> {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  const sent = Buffer.concat([plain.subarray(0, AFTER_HEADER), ...chunks, plain.subarray(AFTER_HEADER)]);
  const { data } = await cleanPicture(sent, 'image/png');
  return (await sharp(data).raw().toBuffer())[0] ?? 0;
}

it.each([
  ['of linear light', [gamma(100_000)], 188],
  ['of an old Mac', [gamma(55_556)], 146],
  ['that is darker than usual', [gamma(30_000)], 89],
  ['of usual brightness', [gamma(45_455)], 128],
  ['that says to be sRGB', [gamma(100_000), chunk('sRGB', [0])], 128],
  ['that says nothing', [], 128],
])('a PNG %s is stored as bright as browsers show it', async (_, chunks, expected) => {
  expect(Math.abs((await grey(...chunks)) - expected)).toBeLessThan(4);
});
