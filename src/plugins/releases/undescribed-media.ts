import type { PayloadRequest } from 'payload';
import { referencesOf } from '@/staff/references';
import type { Member } from './members';
import type { Problem } from './problem';

const WORDLESS = ['application/pdf', 'text/vtt'];

function mediaOf({ payload }: PayloadRequest, { place, latest }: Member): string[] {
  const config =
    'global' in place
      ? payload.globals.config.find(({ slug }) => slug === place.global)
      : payload.collections[place.collection].config;
  return referencesOf(payload, config?.flattenedFields ?? [], latest).flatMap((reference) =>
    reference.kind === 'document' && reference.collection === 'media' ? [reference.id] : [],
  );
}

export async function undescribedMedia(req: PayloadRequest, members: Member[]): Promise<Problem[]> {
  const shown = members.map((member) => ({ member, media: new Set(mediaOf(req, member)) }));
  const ids = [...new Set(shown.flatMap(({ media }) => [...media]))];
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, { mimeType: { not_in: WORDLESS } }] },
    select: { filename: true, alt: true, decorative: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const wordless = docs.filter(({ alt, decorative }) => !alt && !decorative);
  return shown.flatMap(({ member: { place, title }, media }) =>
    wordless
      .filter(({ id }) => media.has(id))
      .map(({ filename }) => ({
        title,
        place,
        reason: `“${filename}” has no description for people who cannot see it.`,
        stops: false,
      })),
  );
}
