import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { mediaTypes } from '@/lib/file-types';
import { cleanPicture, type Surface } from './clean-picture';
import { storedName } from './stored-name';

type Arguments = { id?: string; data?: object; overwriteExistingFiles?: boolean };

type Prepared = NonNullable<PayloadRequest['file']> & { surface?: Surface };

/** Of the picture that this request stores. */
export const surfaceOf = ({ file }: PayloadRequest): Surface | undefined => (file as Prepared | undefined)?.surface;

/**
 * Follows `refuseMisnamedFile` and `refuseHugePicture`: stores pictures without metadata and every file under a name of
 * this site. Payload checks access only after this hook, so it decodes nothing for senders that it will refuse.
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
  if (type.kind === 'picture') {
    const cleaned = await cleanPicture(file.data, type.type).catch(() => undefined);
    if (!cleaned)
      throw new APIError(
        `${file.name} cannot be read as a picture. Open it in another program, save it again and upload that.`,
        400,
        null,
        true,
      );
    file.data = cleaned.data;
    file.size = cleaned.data.length;
    (file as Prepared).surface = cleaned.surface;
  }
  // A file that is processed again keeps its address.
  if (!overwriteExistingFiles) file.name = await storedName(req, file.name, type.endings[0]);
};
