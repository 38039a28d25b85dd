import type { PayloadRequest } from 'payload';
import { issueContentOf } from '@/data/issue-content';
import type { IssueContent } from '@/services/mail/issue-content';

/** With its pictures; undefined if the account may not read it. `draft`: the newest version, else the live one. */
export async function readIssue(req: PayloadRequest, id: string, draft: boolean) {
  const issue = await req.payload.findByID({
    collection: 'newsletter-issues',
    id,
    draft,
    depth: 1,
    overrideAccess: false,
    disableErrors: true,
    req,
  });
  return issue ?? undefined;
}

/** Drafts may lack required fields. */
export async function readContent(req: PayloadRequest, id: string): Promise<IssueContent | undefined> {
  const issue = await readIssue(req, id, true);
  if (!issue) return undefined;
  const { number, title, summary, date, path } = issue;
  const written = { number: number ?? 0, title: title || 'Untitled', summary: summary ?? '', path: path ?? '/' };
  return issueContentOf({ ...issue, ...written, date: date ?? new Date().toISOString() });
}
