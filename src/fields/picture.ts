import type { UploadField } from 'payload';

/** The library also contains videos and PDFs. */
export const picturesOnly = { mimeType: { like: 'image/' } };

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
