import { fileTypeFromBuffer } from 'file-type';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { CAPTIONS, type FileType, mediaTypeNamed, mediaTypes } from '@/lib/file-types';

/** Without a byte order mark; undefined if it is not UTF-8. */
function utf8(data: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return undefined;
  }
}

const isWebVtt = (data: Buffer) => {
  const text = utf8(data);
  return (
    text !== undefined && !text.includes('\0') && /^WEBVTT(?:[ \t][^\r\n]*)?[\r\n]/.test(text) && text.includes('-->')
  );
};

const DRAWING_HEAD_BYTES = 4096;
const isDrawing = (data: Buffer) =>
  /^\uFEFF?\s*<(?:\?xml|!--|!doctype\s+svg|svg)[\s\S]*?<?svg[\s>]/i.test(
    data.subarray(0, DRAWING_HEAD_BYTES).toString('utf8'),
  );

const names: Record<string, string> = {
  pdf: 'a PDF',
  captions: 'a WebVTT file with captions. It begins with the line WEBVTT and is saved as UTF-8',
  'video/mp4': 'an MP4 video',
  'video/webm': 'a WebM video',
};
const nameOf = ({ kind, type }: FileType) => names[kind] ?? names[type] ?? 'a picture';

const advice: [RegExp, string][] = [
  [/^image\/hei[cf]/, 'a HEIC picture, which most browsers cannot show. Save it as JPEG and upload that.'],
  [/^image\/gif$/, 'a GIF. Save it as PNG or WebP, or as an MP4 video if it moves, and upload that.'],
  [/^image\/svg/, 'an SVG drawing, which may contain scripts. Export it as PNG or WebP and upload that.'],
  [
    /^image\/(?:tiff|bmp|jxl|jp2|vnd\.)/,
    'a picture that browsers cannot show. Save it as JPEG or PNG and upload that.',
  ],
  [/^video\//, 'a video that not all browsers play. Save it as MP4 or WebM and upload that.'],
];

const refuse = (message: string) => new APIError(message, 400, null, true);

/** Of a file like AVIF, HEIC and MP4: its own brand, and those as which it can be read, too. */
const brandsOf = (data: Buffer): string[] =>
  data.toString('latin1', 4, 8) === 'ftyp'
    ? (data.toString('latin1', 8, Math.min(data.readUInt32BE(0), 512)).match(/.{4}/gs) ?? [])
    : [];

const BRAND_AT = 8;

/** Its first frame, if it moves: libvips reads AVIF by its own brand alone. */
function stillAvif(data: Buffer): Buffer {
  const [own, , ...others] = brandsOf(data);
  if ((own !== 'avis' && own !== 'mif1' && own !== 'msf1') || !others.includes('avif')) return data;
  const still = Buffer.from(data);
  still.write('avif', BRAND_AT, 'latin1');
  return still;
}

async function typeOfContent(data: Buffer): Promise<string | undefined> {
  if (isWebVtt(data)) return CAPTIONS;
  const found = await fileTypeFromBuffer(data).catch(() => undefined);
  if (found?.mime === 'image/apng') return 'image/png';
  if ((!found || found.mime === 'application/xml') && isDrawing(data)) return 'image/svg+xml';
  return found?.mime === CAPTIONS ? undefined : found?.mime;
}

function refusal(name: string, content: string | undefined): string {
  const known = advice.find(([type]) => content && type.test(content))?.[1];
  return known
    ? `${name} is ${known}`
    : `${name} is none of these: JPEG, PNG, WebP or AVIF picture, MP4 or WebM video, WebVTT captions, PDF.`;
}

/**
 * The type of a file is that of its content. A picture may be called anything, because it gets a name of its own; the
 * other files, which stay as they are, must be what they are called.
 */
export const refuseMisnamedFile: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file?.data) return;
  if (file.data.length === 0) throw refuse(`${file.name} is empty. Save it again and upload that.`);
  file.data = stillAvif(file.data);
  const named = mediaTypeNamed(file.name);
  const content = await typeOfContent(file.data);
  const found = mediaTypes.find(({ type }) => type === content);
  if (named && named !== found && named.kind !== 'picture') throw refuse(`${file.name} is not ${nameOf(named)}.`);
  if (!found) throw refuse(refusal(file.name, content));
  if (found !== named && found.kind !== 'picture')
    throw refuse(`${file.name} is ${nameOf(found).split('.', 1)[0]}. Name it .${found.endings[0]}.`);
  file.mimetype = found.type;
};
