import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { type FileKind, mediaTypes } from '@/lib/file-types';
import { cleanMp4 } from './clean-mp4';
import { cleanPdf } from './clean-pdf';
import { cleanPicture, type Surface } from './clean-picture';
import { cleanWebm } from './clean-webm';
import { storedName } from './stored-name';

type Arguments = { id?: string; data?: object; overwriteExistingFiles?: boolean };

type Prepared = NonNullable<PayloadRequest['file']> & { surface?: Surface };

/** Of the picture that this request stores. */
export const surfaceOf = ({ file }: PayloadRequest): Surface | undefined => (file as Prepared | undefined)?.surface;

type Clean = (data: Buffer, type: string) => Promise<{ data: Buffer; surface: Surface }>;

const cleanersOf: Partial<Record<FileKind, Clean>> = {
  picture: cleanPicture,
  video: async (data, type) => ({ data: type === 'video/mp4' ? cleanMp4(data) : cleanWebm(data), surface: 'opaque' }),
  pdf: async (data) => ({ data: cleanPdf(data), surface: 'opaque' }),
};

/**
 * Follows `refuseMisnamedFile` and `refuseHugePicture`: stores pictures, videos and PDFs without metadata, and every file
 * under a name of this site. Payload checks access only after this hook, so it decodes nothing for senders that it will refuse.
 */
export const prepareFile: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file?.data?.length) return;
  const { id, data, overwriteExistingFiles } = args as Arguments;
  if (!overrideAccess && !(await collection.access[operation]({ req, id, data }))) return;
  const type = mediaTypes.find((one) => one.type === file.mimetype);
  if (!type) throw new Error(`a file of the type ${file.mimetype} reached the library`);
  const cleaned = await cleanersOf[type.kind]?.(file.data, type.type).catch(() => undefined);
  if (type.kind === 'picture' && !cleaned)
    throw new APIError(
      `${file.name} cannot be read as a picture. Open it in another program, save it again and upload that.`,
      400,
      null,
      true,
    );
  if (cleaned) Object.assign(file, { ...cleaned, size: cleaned.data.length } satisfies Partial<Prepared>);
  // A file that is processed again keeps its address.
  if (!overwriteExistingFiles) file.name = await storedName(req, file.name, type.endings[0]);
};
