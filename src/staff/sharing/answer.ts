import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { audit } from '../audit/audit';
import { titleOf } from '../audit/titles';
import type { LiveLink } from './find-shared';
import { isVersionOf, readVersion, writeVersion } from './version';

/** A person does not answer more often. */
const MOST_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

export const NAME_LENGTH = 80;
export const COMMENT_LENGTH = 2000;

/** Why an answer is not recorded, and the message for the guest. */
export const problems = {
  name: `Please enter your name, with at most ${NAME_LENGTH} characters.`,
  comment: `Please write a comment, with at most ${COMMENT_LENGTH} characters.`,
  invalid: 'Your answer could not be read. Please try again.',
  often: 'This link was answered very often within the hour. Please try again later.',
} as const;
export type Problem = keyof typeof problems;

const text = (most: number) =>
  z
    .string()
    // Postgres text cannot contain NUL.
    .transform((value) => value.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(z.string().max(most));

const schema = z
  .object({
    name: text(NAME_LENGTH).pipe(z.string().min(1)),
    comment: text(COMMENT_LENGTH).default(''),
    decision: z.enum(['approved', 'commented']),
    version: z
      .string()
      .transform(readVersion)
      .pipe(z.object({ id: z.string(), digest: z.string() })),
  })
  .refine(({ decision, comment }) => decision === 'approved' || comment !== '', { path: ['comment'] });

export function readAnswer(form: Record<string, unknown>): z.infer<typeof schema> | Problem {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path[0]);
  return fields.includes('name') ? 'name' : fields.includes('comment') ? 'comment' : 'invalid';
}

/** Records a guest's answer about the version they saw. Returns the id of the record, or the problem. */
export async function recordAnswer(
  payload: Payload,
  { link, collection, id }: LiveLink,
  form: Record<string, unknown>,
  now = new Date(),
): Promise<{ id: string } | Problem> {
  const answer = readAnswer(form);
  if (typeof answer === 'string') return answer;
  if (!(await isVersionOf(payload, collection, id, answer.version.id))) return 'invalid';
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const { totalDocs } = await payload.count({
    collection: 'approvals',
    where: { and: [{ link: { equals: link.id } }, { createdAt: { greater_than: since } }] },
    overrideAccess: true,
  });
  if (totalDocs >= MOST_PER_HOUR) return 'often';
  const { name, decision, comment, version } = answer;
  const recorded = await payload.create({
    collection: 'approvals',
    data: {
      name,
      decision,
      comment: comment || null,
      document: { relationTo: collection, value: id } as LiveLink['link']['document'],
      version: writeVersion(version),
      link: link.id,
    },
    depth: 0,
    overrideAccess: true,
  });
  if (decision === 'approved') {
    const document = await payload.findByID({
      collection: collection as 'pages',
      id,
      draft: true,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    });
    const entry = {
      action: 'approve',
      title: document ? titleOf(document) : undefined,
      collection,
      document: id,
    } as const;
    // The name is in the approval, from which it can be erased.
    await audit(await createLocalReq({}, payload), { ...entry, whoName: 'A guest' });
  }
  return recorded;
}
