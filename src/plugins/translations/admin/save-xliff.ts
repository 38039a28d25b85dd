import { asJson } from '@/admin/ask';
import { saveFile } from '@/admin/save-file';

/** Downloads translations as an XLIFF file. Returns the error, if any, in words for staff. */
export const saveXliff = (documents: { collection: string; id: string }[], isOpenOnly: boolean) =>
  saveFile('/api/translations/export', { method: 'POST', ...asJson({ documents, isOpenOnly }) });
