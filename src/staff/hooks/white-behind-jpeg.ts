import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';

function whiteBehindJpeg(picture: Sharp): Sharp {
  const { clone, toFormat } = picture;
  picture.clone = () => whiteBehindJpeg(clone.call(picture));
  picture.toFormat = (format, options) =>
    toFormat.call(format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture, format, options);
  return picture;
}

/** What Payload makes sizes with: a JPEG of a transparent picture is white where the picture is clear, not black. */
export const sizesSharp = (input?: SharpInput, options?: SharpOptions): Sharp => whiteBehindJpeg(sharp(input, options));
