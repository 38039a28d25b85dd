import { createHash } from 'node:crypto';
import type { Redirect } from '@payload-types';
import { APIError, type PayloadRequest } from 'payload';
import { beginning } from '@/lib/cut';
import type { Tell } from '@/lib/progress';
import { inTransaction } from '@/payload/transaction';
import { isTicketFor, ticketFor } from '@/services/preview-ticket';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { othersAt } from '@/staff/editorial/presence';
import { CHECKED } from './check-saved';
import { type PlannedLine, planImport } from './import-plan';
import { type PublishedPage, readRules, servedPaths } from './redirect-rules';
import { RuleBook } from './rule-book';
import { type StoredRule, storedRules } from './stored';

/** Links to a published page instead of its path, so that the redirect follows renames. */
function linkTo({ to, label: own }: PlannedLine, pages: Map<string, PublishedPage>): Redirect['to'] {
  const page = pages.get(to);
  const label = own ?? beginning(page?.title ?? to, 80);
  if (!page) return { label, kind: 'address', address: to };
  return { label, kind: 'document', document: { relationTo: page.collection, value: page.id } };
}

type Planned = { plan: PlannedLine[]; stored: Map<string, StoredRule>; pages: PublishedPage[] };

async function planned(req: PayloadRequest, csv: string): Promise<Planned> {
  const { rules, pages } = await readRules(req.payload, req);
  const stored = new Map((await storedRules(req.payload, req)).map((rule) => [rule.from, rule]));
  const plan = await planImport(csv, {
    book: await RuleBook.of(rules, servedPaths(pages)),
    titles: new Map(pages.map(({ path, title }) => [path, title])),
    stored,
  });
  for (const line of plan) {
    const id = line.outcome === 'changed' && stored.get(line.from)?.id;
    const others = id ? await othersAt(req, { collection: 'redirects', id }) : [];
    if (others.length === 0) continue;
    line.outcome = 'refused';
    line.reason = `${others.join(' and ')} has this open. Import it once the form is closed.`;
  }
  return { plan, stored, pages };
}

/** The person, the text, and what it does to the rules as they are. */
function aboutOf(req: PayloadRequest, csv: string, { plan, stored }: Planned) {
  const bases = plan.map(({ from }) => stored.get(from)?.updatedAt ?? null);
  const text = createHash('sha256').update(csv).digest('base64url');
  return [
    'redirects',
    req.user?.id,
    text,
    createHash('sha256')
      .update(JSON.stringify([plan, bases]))
      .digest('base64url'),
  ];
}

/** `ticket`: to carry out what this shows. */
export async function previewImport(
  req: PayloadRequest,
  csv: string,
): Promise<{ lines: PlannedLine[]; ticket: string }> {
  const all = await planned(req, csv);
  return { lines: all.plan, ticket: ticketFor(aboutOf(req, csv, all)) };
}

const SINCE = 'The redirects were changed since the preview. Nothing was imported: preview it again.';

/**
 * All accepted lines of the preview, or none if one fails, as this person. Returns the plan. Sent again after an
 * interruption, it finds nothing left to do.
 */
export const applyImport = (req: PayloadRequest, csv: string, ticket: string, tell: Tell): Promise<PlannedLine[]> =>
  inTransaction(req, async () => {
    const { payload } = req;
    await serialise(req, 'redirects/import');
    const all = await planned(req, csv);
    const byPath = new Map(all.pages.map((page) => [page.path, page]));
    const shared = { collection: 'redirects', depth: 0, overrideAccess: false, req } as const;
    const context = { ...req.context, [CHECKED]: true };
    const changes = all.plan.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
    if (changes.length === 0) return all.plan;
    if (!isTicketFor(aboutOf(req, csv, all), ticket)) throw new APIError(SINCE, 409, null, true);
    for (const [done, line] of changes.entries()) {
      tell({ done, of: changes.length });
      const { from, match, status } = line;
      const data = { from, match, status: `${status}`, to: linkTo(line, byPath) } as const;
      const before = all.stored.get(from);
      if (before) {
        const changed = { ...data, updatedAt: before.updatedAt };
        await payload.update({ ...shared, id: before.id, data: changed, context });
      } else await payload.create({ ...shared, data, context });
    }
    const count = (wanted: PlannedLine['outcome']) => all.plan.filter(({ outcome }) => outcome === wanted).length;
    const detail = `${count('added')} added, ${count('changed')} changed, ${count('refused')} refused`;
    await audit(req, { action: 'import', title: 'Redirects', collection: 'redirects', detail });
    return all.plan;
  }).finally(() => {
    delete req.context[CHECKED];
  });
