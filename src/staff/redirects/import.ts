import type { Redirect } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { answeredPaths, type PublishedPage, readRules } from '@/data/redirect-rules';
import { beginning } from '@/lib/cut';
import type { Tell } from '@/lib/progress';
import { inTransaction } from '@/lib/transaction';
import { audit } from '../audit/audit';
import { CHECKED } from './check-saved';
import { type PlannedLine, planImport } from './import-plan';
import { RuleBook } from './rule-book';

/** Links to a published page instead of its path, so that the redirect follows renames. */
function linkTo(to: string, pages: Map<string, PublishedPage>): Redirect['to'] {
  const page = pages.get(to);
  const label = beginning(page?.title ?? to, 80);
  if (!page) return { label, kind: 'address', address: to };
  return { label, kind: 'document', document: { relationTo: page.collection, value: page.id } };
}

async function planned(req: PayloadRequest, csv: string) {
  const { rules, pages, stored } = await readRules(req.payload, req);
  const ids = new Map(stored.map(({ from, id }) => [from, id]));
  const plan = await planImport(csv, {
    book: await RuleBook.of(rules, answeredPaths(pages)),
    titles: new Map(pages.map(({ path, title }) => [path, title])),
    stored: new Set(ids.keys()),
  });
  return { plan, ids, pages };
}

export const previewImport = async (req: PayloadRequest, csv: string): Promise<PlannedLine[]> =>
  (await planned(req, csv)).plan;

/** All accepted lines, or none if one fails. Returns the plan. */
export const applyImport = (req: PayloadRequest, csv: string, tell: Tell): Promise<PlannedLine[]> =>
  inTransaction(req, async () => {
    const { payload } = req;
    const { plan, ids, pages } = await planned(req, csv);
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const shared = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
    const context = { ...req.context, [CHECKED]: true };
    const changes = plan.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
    for (const [done, { from, to, match, status }] of changes.entries()) {
      tell({ done, of: changes.length });
      const data = { from, match, status: status === 302 ? '302' : '301', to: linkTo(to, byPath) } as const;
      const id = ids.get(from);
      if (id) await payload.update({ ...shared, id, data, context });
      else await payload.create({ ...shared, data, context });
    }
    const count = (wanted: PlannedLine['outcome']) => plan.filter(({ outcome }) => outcome === wanted).length;
    const detail = `${count('added')} added, ${count('changed')} changed, ${count('refused')} refused`;
    await audit(req, { action: 'import', title: 'Redirects', collection: 'redirects', detail });
    return plan;
  }).finally(() => {
    delete req.context[CHECKED];
  });
