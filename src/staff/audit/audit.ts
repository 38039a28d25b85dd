import type { PayloadRequest } from 'payload';
import type { AuditAction } from './actions';

export const THE_SITE = 'The site';

export const NOT_SIGNED_IN = 'Not signed in';

const MAX_CHARACTERS = 500;

export type AuditEntry = {
  action: AuditAction;
  /** Title of the document. Never words of visitors. */
  title?: string;
  collection?: string;
  document?: string;
  detail?: string;
  /** Actor without an account. Never names of guests or visitors. */
  whoName?: string;
  isAccountGone?: boolean;
};

const shortened = (text: string | undefined) => text?.slice(0, MAX_CHARACTERS);

/**
 * In the transaction of the change. Stores the actor's name, so that the entry outlives the account. Past Payload's
 * operation, which would read the entry back.
 */
export async function audit(
  req: PayloadRequest,
  { action, title, detail, whoName, isAccountGone, ...rest }: AuditEntry,
) {
  await req.payload.db.create({
    collection: 'audit-log',
    data: {
      ...rest,
      action,
      title: shortened(title),
      detail: shortened(detail),
      who: isAccountGone ? undefined : req.user?.id,
      whoName: whoName ?? req.user?.name ?? THE_SITE,
    },
    returning: false,
    req,
  });
}
