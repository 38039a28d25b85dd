const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
/** These say more exactly what the samples mean. */
const STRONGER = new Set(['iCCP', 'sRGB', 'cICP']);
const UNIT = 100_000;
const USUAL = 2.2;

/**
 * The exponent that makes the samples of a PNG sRGB, from its `gAMA` chunk; 1 without one. Browsers apply that chunk,
 * libvips does not (PNG, third edition, 11.3.2.2).
 */
export function pngExponent(png: Buffer): number {
  let exponent = 1;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; at += FRAME_BYTES + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') break;
    if (STRONGER.has(type)) return 1;
    const gamma = type === 'gAMA' ? png.readUInt32BE(at + 8) : 0;
    if (gamma > 0) exponent = UNIT / (USUAL * gamma);
  }
  return exponent;
}
