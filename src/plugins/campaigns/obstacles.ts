import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import { pathProblem } from '@/fields/path-problem';
import { pathSchema } from '@/lib/paths';
import { refuse } from '@/staff/endpoint';
import type { Brief } from './brief';

const one = { depth: 0, limit: 1, pagination: false, overrideAccess: true } as const;

/** As in the forms of these: authors write drafts. */
export function refuseBeyondRole(req: PayloadRequest, { shortPath, publishAt, hasExperiment }: Brief): void {
  if (!can(req, 'publish') && (shortPath || publishAt || hasExperiment))
    refuse(
      403,
      'Only editors and admins give a campaign a short address, a date or a second version. Leave these out, or ask one.',
    );
}

/** It would go live while it is made. */
export function refusePast({ publishAt }: Brief): void {
  if (publishAt && Date.parse(publishAt) <= Date.now())
    refuse(400, 'This time has passed. Choose a later one, or none.');
}

export async function refuseUsedWord(req: PayloadRequest, { word }: Brief): Promise<void> {
  const { docs } = await req.payload.find({ ...one, collection: 'campaigns', where: { word: { equals: word } }, req });
  if (docs[0])
    refuse(409, `The links of the campaign “${docs[0].title}” have the word “${word}” already. Choose another word.`);
}

/** Of its own page, of another one, of a redirect, or of one that waits in an open release. */
export async function refuseTakenPath(req: PayloadRequest, { shortPath }: Brief, pagePath: string): Promise<void> {
  if (!shortPath) return;
  const another = 'Choose another short address.';
  if (shortPath === pagePath) refuse(409, `The page itself is going to be at ${pagePath}. ${another}`);
  const problem = pathSchema.safeParse(shortPath).success && (await pathProblem(req.payload, { path: shortPath }, req));
  if (problem) refuse(409, `Short address: ${problem}`);
  const where = { from: { equals: shortPath } };
  const { docs: redirects } = await req.payload.find({ ...one, collection: 'redirects', where, req });
  if (redirects.length > 0) refuse(409, `A redirect leads from ${shortPath} to another place already. ${another}`);
  const { docs: releases } = await req.payload.find({
    ...one,
    collection: 'releases',
    where: { and: [{ state: { equals: 'open' } }, { 'redirects.from': { equals: shortPath } }] },
    req,
  });
  if (releases[0]) refuse(409, `The release “${releases[0].title}” has a redirect from ${shortPath}. ${another}`);
}
