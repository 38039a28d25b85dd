import type { UploadField } from 'payload';

/** Only what a browser draws as a picture: the library holds videos, too. */
const picturesOnly = { mimeType: { like: 'image/' } };

/** A picture of the library, with its sizes, focal point and description. Optional unless it says otherwise. */
export const picture = (
  description: string,
  own: Partial<Pick<UploadField, 'name' | 'required' | 'label'>> = {},
): UploadField =>
  ({
    name: 'picture',
    type: 'upload',
    relationTo: 'media',
    filterOptions: picturesOnly,
    admin: { description },
    ...own,
  }) as UploadField;
