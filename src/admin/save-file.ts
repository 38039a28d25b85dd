import { toast } from '@payloadcms/ui';
import { refusalOf, UNREACHABLE, whyNotSent } from './ask';

const FILE_NAME = /filename="([^"]+)"/;

/**
 * Saves what an endpoint sends as a file, and leaves the page as it is if it sends none. Returns the error, if any, in
 * words for staff.
 */
export async function saveFile(address: string, init: RequestInit = {}): Promise<string | undefined> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', ...init });
    if (!response.ok) return (await refusalOf(response)).reason ?? UNREACHABLE;
    const href = URL.createObjectURL(await response.blob());
    const name = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
    Object.assign(document.createElement('a'), { href, download: name }).click();
    URL.revokeObjectURL(href);
    return undefined;
  } catch {
    return whyNotSent();
  }
}

/** `saveFile` for an item of a menu, which closes. */
export async function saveFileFromMenu(address: string): Promise<void> {
  const id = toast.loading('Making the file…');
  const error = await saveFile(address);
  if (error) toast.error(error, { id });
  else toast.dismiss(id);
}
