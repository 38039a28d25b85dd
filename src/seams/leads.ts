import type { PayloadRequest } from 'payload';
import type { ListName, Status } from '@/lib/inbox-lists';

/** How far something about an entry of the inbox has come. */
export type DeliveryState = {
  tone: 'none' | 'sent' | 'waiting' | 'failed';
  text: string;
  detail?: string;
  /** When it is tried again. */
  next?: string;
  canSendAgain: boolean;
};

export type LeadRow = { id: string; status: Status; created_at: string; form_id?: string };

/** Where entries of the inbox go besides it: a column of their lists. */
export type LeadReceiver = {
  /** Of the column, and of its button: "CRM". */
  name: string;
  /** By id. Undefined if nothing of this list goes there. */
  states: (req: PayloadRequest, list: ListName, rows: LeadRow[]) => Promise<Map<string, DeliveryState> | undefined>;
  /** Sends it now, again if need be. Was it taken? */
  send: (req: PayloadRequest, list: ListName, row: LeadRow) => Promise<boolean>;
};
