import type { Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { findAsSite } from '@/staff/find-as-site';
import { ReleaseFailure } from './failure';

export async function findRelease(req: PayloadRequest, id: string): Promise<Release & { before?: unknown }> {
  const release = await findAsSite(req, 'releases', id, { showHiddenFields: true });
  if (!release) throw new ReleaseFailure('The release no longer exists.');
  return release;
}

/** Throws if the release was published, whether that was undone or not. */
export function requireOpen({ state }: Pick<Release, 'state'>): void {
  if (state === 'undone') throw new ReleaseFailure('This release was undone. Open it again first.');
  if (state !== 'open') throw new ReleaseFailure('This release was published already.');
}

/** Nobody else changes or publishes it until the transaction ends, forms included (`inTurn` of its collection). */
export const lockRelease = (req: PayloadRequest, id: string): Promise<void> => serialise(req, `release ${id}`);
