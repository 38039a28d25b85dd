import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import type { MayUpload } from '@/api/uploads';
import { actingWith, findKey, KeyRefused } from '@/plugins/api/api';
import { json, refuse, staffEndpoint } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { limited } from '@/staff/sign-in/endpoint';
import { consume, keyOf } from '@/staff/sign-in/limits';
import { type Outcome, parcel } from './parcel';
import { outcomeOf, receive } from './receive';
import { leftOf, type Undone, undoTransfer } from './undo';

const WITH_KEY = 'transferKey';

const BEARER = /^Bearer /i;

/** With `Authorization: Bearer <key>`, the request is made in the name of the key's maker, with the right of the key. */
const byKey = ({ handler, ...endpoint }: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    if (!BEARER.test(req.headers.get('authorization') ?? '')) return handler(req);
    try {
      const key = await findKey(req.payload, req.headers);
      if (!key) return handler(req);
      await consume(req.payload, 'transfer', keyOf('transfer', key.id));
      const own = await actingWith(req.payload, key, 'other site');
      const { routeParams, headers, searchParams } = req;
      return await handler(
        Object.assign(own, {
          routeParams,
          headers,
          searchParams,
          json: () => req.json?.(),
          context: { [WITH_KEY]: true },
        }),
      );
    } catch (error) {
      if (error instanceof KeyRefused) return json({ error: error.message }, 401);
      throw error;
    }
  },
});

/** More than 1 MB is read with a key alone. One that is revoked between two requests is named, and not the size. */
const mayUpload: MayUpload = async ({ payload, headers }) => {
  try {
    return Boolean(await findKey(payload, headers));
  } catch (error) {
    if (error instanceof KeyRefused) return { status: 401, message: error.message };
    throw error;
  }
};

const takingParcels = ({ custom, ...endpoint }: Endpoint): Endpoint => ({
  ...endpoint,
  custom: { ...custom, mayUpload },
});

const hasKey = ({ context }: PayloadRequest) => context?.[WITH_KEY] === true;

const GONE = 'The transfer does not exist.';
const ofOne = { at: z.object({ id: z.uuid() }), gone: GONE };

export type TransferRecord = Undone & { outcome: Outcome; isUndone: boolean };

async function recordOf(req: PayloadRequest, id: string): Promise<TransferRecord> {
  const transfer = (await findAsSite(req, 'transfers', id)) ?? refuse(404, GONE);
  return { outcome: outcomeOf(transfer), isUndone: transfer.state === 'undone', left: leftOf(transfer) };
}

/**
 * `POST /api/transfers`, with an API key that may write: what another site sends, or with `dryRun` what it would do.
 * `POST /api/transfers/:id/undo`, for editors and their keys; `GET /api/transfers/:id/record`, what it has written.
 */
export const transferEndpoints: Endpoint[] = [
  takingParcels(
    limited(
      byKey(
        staffEndpoint({
          method: 'post',
          path: '/',
          can: (req) => hasKey(req) && can(req, 'write'),
          notAllowed:
            'Send an API key that may write drafts as "Authorization: Bearer <key>". Admins of the site make them.',
          body: parcel,
          work: async (req, { body }) => {
            const received = await receive(req, body);
            return json(received, received.error ? 409 : received.isMade && !received.isRepeated ? 201 : 200);
          },
        }),
      ),
    ),
  ),
  limited(
    byKey(
      staffEndpoint({
        method: 'post',
        path: '/:id/undo',
        can: 'publish',
        ...ofOne,
        work: (req, { at }) => undoTransfer(req, at.id),
      }),
    ),
  ),
  staffEndpoint({
    ...ofOne,
    method: 'get',
    path: '/:id/record',
    can: 'write',
    work: (req, { at }) => recordOf(req, at.id),
  }),
];
