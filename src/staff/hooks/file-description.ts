import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { type Described, isDescribed, UNDESCRIBED } from '@/lib/described';

/**
 * Payload validates fields only after it has generated all sizes, which takes a second per picture. Relies on
 * `refuseMisnamedFile` for the type of PDFs and captions. An update may omit the description, so it is validated later.
 */
export const refuseUndescribedFile: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' || !req.file) return;
  const { alt, decorative } = ((args as { data?: Described }).data ?? {}) satisfies Described;
  if (isDescribed({ alt, decorative, mimeType: req.file.mimetype })) return;
  const errors = [{ label: 'Description', message: UNDESCRIBED, path: 'alt' }];
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};
