import type { Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { findAsSite } from '@/staff/find-as-site';
import { ReleaseFailure } from './failure';

export async function findRelease(req: PayloadRequest, id: string): Promise<Release & { before?: unknown }> {
  const release = await findAsSite(req, 'releases', id, { showHiddenFields: true });
  if (!release) throw new ReleaseFailure('The release no longer exists.');
  return release;
}
