import type { UploadField } from 'payload';
import { CAPTIONS, PDF } from '../lib/file-types';

/** The library also contains videos and PDFs. */
const picturesOnly = { mimeType: { like: 'image/' } };

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

const ofType = (type: string) => ({ mimeType: { equals: type } });

export const pdfsOnly = ofType(PDF);

export const captions = (): UploadField => ({
  name: 'captions',
  type: 'upload',
  relationTo: 'media',
  filterOptions: ofType(CAPTIONS),
  admin: {
    condition: (_, sibling) => Boolean(sibling?.video),
    description:
      'What is said and heard in the video, as a WebVTT file (.vtt). Required if anyone speaks in it; visitors turn it on in the player.',
  },
});
