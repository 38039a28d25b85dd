import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { CAPTIONS, PDF } from '@/lib/file-types';

type Kind = { type: string; extension: string; is: (data: Buffer) => boolean; fault: string };

const begins = (data: Buffer, text: string, at = 0) => data.subarray(at, at + text.length).toString('latin1') === text;
const EBML = '\x1a\x45\xdf\xa3';

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

const kinds: Kind[] = [
  { type: PDF, extension: 'pdf', is: (data) => begins(data, '%PDF-'), fault: 'a PDF' },
  {
    type: CAPTIONS,
    extension: 'vtt',
    is: isWebVtt,
    fault: 'a WebVTT file with captions. It begins with the line WEBVTT and is saved as UTF-8',
  },
  { type: 'video/mp4', extension: 'mp4', is: (data) => begins(data, 'ftyp', 4), fault: 'an MP4 video' },
  { type: 'video/webm', extension: 'webm', is: (data) => begins(data, EBML), fault: 'a WebM video' },
];

const refuse = (message: string) => new APIError(message, 400, null, true);

/** Name, content and stored type must agree: Payload trusts the browser. Pictures need no check: they are decoded. */
export const refuseMisnamedFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file?.data?.length) return;
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  const named = kinds.find((kind) => kind.extension === extension);
  if (named) {
    if (!named.is(file.data)) throw refuse(`${file.name} is not ${named.fault}.`);
    file.mimetype = named.type;
    return;
  }
  const [pdf, captions] = kinds;
  for (const kind of [pdf, captions])
    if (kind?.is(file.data))
      throw refuse(`${file.name} is ${kind.fault.split('.', 1)[0]}. Name it .${kind.extension}.`);
};
