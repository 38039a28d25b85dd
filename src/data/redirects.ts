import { resolveLink } from '../lib/link';
import { pathSchema } from '../lib/paths';
import { dependOn, documentTags } from './depend-on';
import { getGlobal } from './globals';
import { linkedDocuments } from './linked';
import { reader } from './payload';
import { tags } from './tags';

/** Where an old path leads, or nothing. A redirect to a document follows it; one to an unpublished document is none. */
export async function findRedirect(path: string): Promise<{ location: string; status: 307 | 308 } | null> {
  if (!pathSchema.safeParse(path).success) return null;
  const { payload, as } = await reader();
  await dependOn(tags.path(path));
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    depth: 1,
    populate: linkedDocuments,
    limit: 1,
    pagination: false,
    ...as,
    draft: false,
  });
  const [redirect] = docs;
  if (!redirect) return null;
  await dependOn(...documentTags(redirect.to));
  const location = resolveLink(redirect.to, await getGlobal('site-settings'))?.href;
  return location && location !== path ? { location, status: redirect.status === '301' ? 308 : 307 } : null;
}
