import type { PayloadRequest } from 'payload';
import type { AuditAction } from './actions';

/** Who did it, where nobody is signed in: background work, or the first start. */
export const THE_SITE = 'The site';

/** Who did it, where that is somebody who is not, or not yet, signed in. */
export const NOT_SIGNED_IN = 'Not signed in';

/** The longest that a line says of one thing. */
const MAX_CHARACTERS = 500;

/** One line of the audit log, without who and when: those come from the request. */
export type AuditEntry = {
  action: AuditAction;
  /** What it was done to, as people know it. No words of visitors. */
  title?: string;
  /** The collection or global. */
  collection?: string;
  document?: string;
  detail?: string;
  /** Who did it, where that is nobody with an account. No names of guests or visitors. */
  whoName?: string;
  /** The account of who did it is no longer there. */
  isAccountGone?: boolean;
};

const shortened = (text: string | undefined) => text?.slice(0, MAX_CHARACTERS);

/**
 * Writes down who did what, in the transaction of the change itself: neither stays without the other. The name is kept
 * as it is now, so that the line can be read when the account is gone.
 */
export async function audit(
  req: PayloadRequest,
  { action, title, detail, whoName, isAccountGone, ...rest }: AuditEntry,
) {
  await req.payload.create({
    collection: 'audit-log',
    data: {
      ...rest,
      action,
      title: shortened(title),
      detail: shortened(detail),
      who: isAccountGone ? undefined : req.user?.id,
      whoName: whoName ?? req.user?.name ?? THE_SITE,
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
}
