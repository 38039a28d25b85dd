import { randomUUID } from 'node:crypto';
import type { TransferTarget } from '@payload-types';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse, staffEndpoint } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { type Place, place } from './collect';
import { fingerprint, MOST_DOCUMENTS } from './parcel';
import { planTransfer, resultAt, sendTransfer, type TransferResult } from './send';

const GONE = 'The other site is no longer set up here.';

const forEditors = {
  method: 'post',
  can: 'publish',
  notAllowed: 'Only editors and admins may send content to another site.',
  at: z.object({ id: z.uuid() }),
  gone: GONE,
} as const;

const places = z
  .array(place)
  .min(1, 'Choose what to send.')
  .max(MOST_DOCUMENTS, `Choose at most ${MOST_DOCUMENTS} documents at once.`);
const release = z.string().trim().min(1, 'Name the release.').max(120, 'Use at most 120 characters.').optional();

const planned = z.object({ places, release });
const sent = z.object({
  transfer: z.uuid(),
  places,
  release,
  overwrite: z.array(z.uuid()).max(MOST_DOCUMENTS).default([]),
  seen: z.record(z.uuid(), fingerprint).default({}),
});

/** Admins alone may read the targets; editors send to them. */
const targetOf = async (req: PayloadRequest, id: string): Promise<TransferTarget> =>
  (await findAsSite(req, 'transfer-targets', id, { showHiddenFields: true })) ?? refuse(404, GONE);

/** `transfer`: the id to send it with. `places`: with the documents that are carried along. */
export type PlannedTransfer = { transfer: string; places: Place[]; outcome: TransferResult };
export type SentTransfer = { outcome: TransferResult; href: string };

/** Under `/api/transfer-targets/:id`, for editors: `POST plan` says what would happen there, `POST send` does it. */
export const targetEndpoints: Endpoint[] = [
  staffEndpoint({
    ...forEditors,
    path: '/:id/plan',
    body: planned,
    work: async (req, { at, body }): Promise<PlannedTransfer> => {
      const transfer = randomUUID();
      const target = await targetOf(req, at.id);
      return { transfer, ...(await planTransfer(req, target, { ...body, id: transfer, overwrite: [], seen: {} })) };
    },
  }),
  staffEndpoint({
    ...forEditors,
    path: '/:id/send',
    body: sent,
    work: async (req, { at, body: { transfer, ...wanted } }): Promise<SentTransfer> => {
      const target = await targetOf(req, at.id);
      const response = await sendTransfer(req, target, { ...wanted, id: transfer });
      return { outcome: response, href: resultAt(target, response, transfer) };
    },
  }),
];
