import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** Large ones are a few kilobytes that decompress to megabytes. `stated`: a false size in the header. */
function picture(width: number, height: number, stated = { width, height }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(stated.width, 0);
  header.writeUInt32BE(stated.height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const data = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

export const pictures: Buffer[] = [
  picture(16, 16),
  picture(12_000, 12_000),
  picture(8, 8, { width: 60_000, height: 60_000 }),
  picture(64, 64).subarray(0, 60),
];
