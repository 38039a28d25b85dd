import config from '@payload-config';
import { draftMode } from 'next/headers';
import { getPayload } from 'payload';

/**
 * How a page reads: as a visitor, so that access rules decide what it may show, or, in a staff member's preview, with
 * unpublished changes. Only src/data calls Payload to render pages.
 */
export async function reader() {
  const [payload, { isEnabled }] = await Promise.all([getPayload({ config }), draftMode()]);
  return { payload, isDraft: isEnabled, as: { draft: isEnabled, overrideAccess: isEnabled } };
}
