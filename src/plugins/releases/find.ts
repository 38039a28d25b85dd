import type { Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { ReleaseFailure } from './failure';

export async function findRelease(req: PayloadRequest, id: string): Promise<Release & { before?: unknown }> {
  const release = await req.payload.findByID({
    collection: 'releases',
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    overrideAccess: true,
    req,
  });
  if (!release) throw new ReleaseFailure('The release no longer exists.');
  return release;
}
