import type { PayloadRequest } from 'payload';
import type { Role } from '@/access/roles';
import type { NotificationKind } from '@/lib/notification-kinds';

/** Without its author and readers. */
export type StaffEvent = {
  kind: NotificationKind;
  title: string;
  collection: string;
  document: string;
  /** Shown in the bell, never mailed. */
  note?: string | null;
  /** Ids of a guest's approval and of a comment, whose rows hold names and texts, where they can be erased. */
  answer?: string;
  comment?: string;
  isByGuest?: boolean;
};

/** Account ids, of which missing ones are skipped, or everybody with one of these roles. */
export type Readers = (string | null | undefined)[] | { roles: Role[] };

export type Notify = (req: PayloadRequest, event: StaffEvent, readers: Readers) => Promise<void>;
