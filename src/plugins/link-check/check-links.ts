import type { FlattenedField, PayloadRequest } from 'payload';
import { contentGlobals, pathOf } from '@/lib/content-collections';
import { inTransaction } from '@/payload/transaction';
import { type Reference, referencesOf } from '@/staff/references';
import { globalTitles } from '@/staff/titles';
import { type Ask, askPublic } from './ask';
import { checkExternals, type External } from './external';
import { isElsewhere, type Problem, problemWithin } from './internal';
import { readSite, type Site } from './site';
import { type Broken, keepBroken, type LastCheck, unique } from './stored';

/** `on`: path of the page with the link, if any. */
export type Found = { where: Pick<Broken, 'title' | 'document' | 'global'>; on?: string; reference: Reference };

function inDocuments({ payload }: PayloadRequest, { published }: Site): Found[] {
  return published.flatMap(({ collection, id, title, document }) =>
    referencesOf(payload, payload.collections[collection].config.flattenedFields, document).map((reference) => ({
      where: { title, document: { relationTo: collection, value: id } },
      on: pathOf(document),
      reference,
    })),
  );
}

async function inGlobals(req: PayloadRequest): Promise<Found[]> {
  const { payload } = req;
  const found: Found[] = [];
  for (const slug of contentGlobals) {
    const fields: FlattenedField[] =
      payload.globals.config.find((config) => config.slug === slug)?.flattenedFields ?? [];
    const value = await payload.findGlobal({ slug, draft: false, depth: 0, overrideAccess: true, req });
    const where = { title: globalTitles[slug] ?? slug, global: slug };
    found.push(...referencesOf(payload, fields, value).map((reference) => ({ where, reference })));
  }
  return found;
}

const reasons: Partial<Record<External, string>> = {
  missing: 'The page does not exist (404).',
  gone: 'The page has been removed permanently (410).',
  'no-host': 'The website does not exist.',
};

function problemElsewhere(reference: Reference, responses: Map<string, External>): Problem | undefined {
  if (reference.kind !== 'address') return undefined;
  const reason = reasons[responses.get(reference.address) ?? 'fine'];
  return reason ? { address: reference.address, reason } : undefined;
}

export const findLinks = async (req: PayloadRequest, site: Site): Promise<Found[]> => [
  ...inDocuments(req, site),
  ...(await inGlobals(req)),
];

async function check(req: PayloadRequest, ask: Ask): Promise<LastCheck> {
  const site = await readSite(req);
  const found = await findLinks(req, site);
  const elsewhere = found.flatMap(({ reference }) =>
    reference.kind === 'address' && isElsewhere(reference.address) ? [reference.address] : [],
  );
  const responses = await checkExternals(elsewhere, ask);
  const broken = unique(
    found.flatMap(({ where, on, reference }): Broken[] => {
      const problem = problemWithin(site, reference, on) ?? problemElsewhere(reference, responses);
      return problem ? [{ ...where, ...problem, place: reference.place }] : [];
    }),
  );
  const unknown = [...responses.values()].filter((response) => response === 'unknown').length;
  const last = { at: new Date().toISOString(), checked: found.length, broken: broken.length, unknown };
  await inTransaction(req, () => keepBroken(req, broken, last));
  return last;
}

let running: Promise<LastCheck> | undefined;

/** Stores broken links of published documents, not unreachable ones. Concurrent calls share one check. */
export function checkLinks(req: PayloadRequest, ask: Ask = askPublic()): Promise<LastCheck> {
  running ??= check(req, ask).finally(() => {
    running = undefined;
  });
  return running;
}
