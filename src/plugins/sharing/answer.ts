import type { Payload } from 'payload';
import { z } from 'zod';
import { ownRequest } from '@/payload/own-request';
import { inTransaction } from '@/payload/transaction';
import {
  anchorRule,
  COMMENT_LENGTH,
  conversationOf,
  countOpen,
  needsResolved,
  spotRule,
  typedText,
  writeOnce,
} from '@/plugins/comments/api';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { findAsSite } from '@/staff/find-as-site';
import { newestOf } from '@/staff/newest-of';
import { consume, keyOf, TooManyAttempts } from '@/staff/sign-in/limits';
import { titleOf } from '@/staff/titles';
import type { LiveLink } from './find-link';
import { isVersionOf, readVersion, writeVersion } from './version';

export const NAME_LENGTH = 80;

/** Messages for the guest. */
export const problems = {
  name: `Please enter your name, with at most ${NAME_LENGTH} characters.`,
  comment: `Please write a comment, with at most ${COMMENT_LENGTH} characters.`,
  invalid: 'Your answer could not be read. Please try again.',
  open: 'This draft has open comments. It can be approved once they are resolved.',
  gone: 'This part of the draft no longer exists. Load the page again and choose another place.',
  often: 'This link was answered very often within the hour. Please try again later.',
} as const;
export type Problem = keyof typeof problems;

const schema = z
  .object({
    name: typedText(NAME_LENGTH).pipe(z.string().min(1)),
    comment: typedText(COMMENT_LENGTH).default(''),
    /** The section; empty for the whole draft. */
    anchor: anchorRule.default(''),
    /** A point in the section. */
    spot: spotRule.optional(),
    /** Its id, chosen by the sender, so that a comment whose response was lost can be sent again. */
    id: z.uuid().optional(),
    parent: z.union([z.uuid(), z.literal('')]).default(''),
    decision: z.enum(['approved', 'commented']),
    version: z
      .string()
      .transform(readVersion)
      .pipe(z.object({ id: z.string(), digest: z.string() })),
  })
  .refine(({ decision, comment }) => decision === 'approved' || comment !== '', { path: ['comment'] });

export function readResponse(form: Record<string, unknown>): z.infer<typeof schema> | Problem {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path[0]);
  return fields.includes('name') ? 'name' : fields.includes('comment') ? 'comment' : 'invalid';
}

type Answer = Exclude<ReturnType<typeof readResponse>, Problem>;

/** Counts before anything is read, so that answers at the same moment count too. */
async function isTooOften(payload: Payload, link: string): Promise<boolean> {
  try {
    await consume(payload, 'guest', keyOf('guest', link));
    return false;
  } catch (error) {
    if (error instanceof TooManyAttempts) return true;
    throw error;
  }
}

/** The same for what is sent twice, and nothing that names the guest. A UUID of the eighth version. */
function idFrom(...parts: string[]): string {
  const hex = Buffer.from(keyOf('answer', ...parts), 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

async function recordComment(
  payload: Payload,
  { link, collection, id }: LiveLink,
  { id: chosen, name, comment: text, anchor, spot, parent: parentId, version }: Answer,
): Promise<{ id: string } | Problem> {
  const commented = { collection, id };
  const parent = parentId ? await conversationOf(payload, parentId, commented) : undefined;
  if (parentId && (!parent || parent.link !== link.id)) return 'invalid';
  const guest = { guestName: name, link: link.id, version: writeVersion(version) };
  const own = chosen ?? idFrom('comment', link.id, name, text, anchor, parentId, guest.version);
  const written = await writeOnce(payload, commented, { id: own, text, anchor, spot, parent }, guest);
  if (!written) return 'gone';
  if (written === 'taken') return 'invalid';
  if (parent?.resolvedAt) {
    const data = { resolvedAt: null, resolvedBy: null };
    await payload.update({ collection: 'comments', id: parent.id, data, depth: 0, overrideAccess: true });
  }
  return written;
}

async function recordApproval(
  payload: Payload,
  { link, collection, id }: LiveLink,
  { name, version }: Answer,
): Promise<{ id: string }> {
  const given = { name, version: writeVersion(version), link: link.id };
  const own = idFrom('approval', ...Object.values(given));
  const req = await ownRequest(payload);
  return inTransaction(req, async () => {
    await serialise(req, own);
    const earlier = await findAsSite(req, 'approvals', own);
    if (earlier) return earlier;
    const document = { relationTo: collection, value: id } as LiveLink['link']['document'];
    const data = { id: own, ...given, document };
    const recorded = await payload.create({ collection: 'approvals', data, depth: 0, overrideAccess: true, req });
    const newest = await newestOf(payload, { collection, id }, req);
    const title = newest ? titleOf(newest) : undefined;
    const entry = { action: 'approve', title, collection, document: id } as const;
    // The name is in the approval, from which it can be erased.
    await audit(req, { ...entry, whoName: 'A guest' });
    return recorded;
  });
}

export async function recordAnswer(
  payload: Payload,
  found: LiveLink,
  form: Record<string, unknown>,
): Promise<{ id: string } | Problem> {
  const answer = readResponse(form);
  if (typeof answer === 'string') return answer;
  if (await isTooOften(payload, found.link.id)) return 'often';
  const { collection, id } = found;
  if (!(await isVersionOf(payload, collection, id, answer.version.id))) return 'invalid';
  if (answer.decision === 'commented') return recordComment(payload, found, answer);
  const mustResolve = await needsResolved(await ownRequest(payload));
  const isHeldUp = mustResolve && (await countOpen(payload, { collection, id })) > 0;
  if (isHeldUp) return 'open';
  const recorded = await recordApproval(payload, found, answer);
  if (answer.comment) await recordComment(payload, found, answer);
  return recorded;
}
