import { z } from 'zod';

/** Where the frames of some pages are rendered, without the pages (src/delivery/pages/frames.ts). */
export const FRAMES = '/internal/frames';

const listSchema = z.array(z.string().startsWith('/')).max(100);

export const framesAddress = (paths: string[]): string =>
  `${FRAMES}/${Buffer.from(JSON.stringify(paths)).toString('base64url')}`;

/** @param list the last part of the address. @returns no paths if it is not one of ours */
export function pathsInList(list: string): string[] {
  try {
    return listSchema.parse(JSON.parse(Buffer.from(list, 'base64url').toString()));
  } catch {
    return [];
  }
}
