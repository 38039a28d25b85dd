import type { Webhook, WebhookDelivery } from '@payload-types';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { attempt } from './deliver';
import { TEST_EVENT } from './events';
import { note } from './note';
import type { Outcome } from './send';
import { secretOf } from './signature';

const LISTED = 20;

export type ListedDelivery = Pick<
  WebhookDelivery,
  'id' | 'type' | 'state' | 'attempts' | 'status' | 'error' | 'dueAt' | 'createdAt'
>;

const json = (body: object, status = 200) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, error: string) => json({ error }, status);

const GONE = 'The webhook does not exist.';

/** The webhook in the address, for admins; or the refusal. */
async function asked(req: PayloadRequest): Promise<Webhook | Response> {
  if (!hasRole(req, 'admin')) return refuse(403, 'Only admins may manage webhooks.');
  const id = z.uuid().safeParse(req.routeParams?.id);
  if (!id.success) return refuse(404, GONE);
  const shared = { collection: 'webhooks', id: id.data, depth: 0, overrideAccess: true, req } as const;
  return (await req.payload.findByID({ ...shared, disableErrors: true })) ?? refuse(404, GONE);
}

const findDelivery = ({ payload }: PayloadRequest, id: string) =>
  payload.findByID({ collection: 'webhook-deliveries', id, depth: 0, disableErrors: true, overrideAccess: true });

const said = ({ status, error }: Outcome) =>
  json({ said: error ?? `The receiver answered with ${status}.`, isDelivered: status !== undefined && status < 300 });

const log: Endpoint = {
  path: '/:id/log',
  method: 'get',
  handler: async (req) => {
    const webhook = await asked(req);
    if (webhook instanceof Response) return webhook;
    const { docs } = await req.payload.find({
      collection: 'webhook-deliveries',
      where: { webhook: { equals: webhook.id } },
      sort: '-createdAt',
      limit: LISTED,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    });
    const deliveries = docs.map(
      ({ id, type, state, attempts, status, error, dueAt, createdAt }): ListedDelivery => ({
        ...{ id, type, state, attempts, status, error, dueAt, createdAt },
      }),
    );
    return json({ deliveries });
  },
};

const signerOf = ({ id, secretRevision }: Webhook) => ({ id, revision: secretRevision ?? 0 });

const secret: Endpoint = {
  path: '/:id/secret',
  method: 'get',
  handler: async (req) => {
    const webhook = await asked(req);
    return webhook instanceof Response ? webhook : json({ secret: secretOf(signerOf(webhook)) });
  },
};

const changeSecret: Endpoint = {
  path: '/:id/secret',
  method: 'post',
  handler: async (req) => {
    const webhook = await asked(req);
    if (webhook instanceof Response) return webhook;
    const changed = await req.payload.update({
      collection: 'webhooks',
      id: webhook.id,
      data: { secretRevision: (webhook.secretRevision ?? 0) + 1, secretChangedAt: new Date().toISOString() },
      depth: 0,
      overrideAccess: true,
      req,
    });
    return json({ secret: secretOf(signerOf(changed)) });
  },
};

const test: Endpoint = {
  path: '/:id/test',
  method: 'post',
  handler: async (req) => {
    const webhook = await asked(req);
    if (webhook instanceof Response) return webhook;
    const id = await note(req, webhook.id, { type: TEST_EVENT, data: { webhook: webhook.name } });
    const delivery = await findDelivery(req, id);
    return delivery ? said(await attempt(req.payload, webhook, delivery)) : refuse(404, GONE);
  },
};

const redeliver: Endpoint = {
  path: '/:id/deliveries/:delivery/send',
  method: 'post',
  handler: async (req) => {
    const webhook = await asked(req);
    if (webhook instanceof Response) return webhook;
    const id = z.uuid().safeParse(req.routeParams?.delivery);
    const delivery = id.success ? await findDelivery(req, id.data) : null;
    if (delivery?.webhook !== webhook.id) return refuse(404, 'The message no longer exists.');
    // Counted from the start, so that a failure is retried like that of a new message.
    return said(await attempt(req.payload, webhook, { ...delivery, attempts: 0 }));
  },
};

/**
 * Under `/api/webhooks`, for admins: `GET /:id/log`, `GET` and `POST /:id/secret` (show and change it), `POST
 * /:id/test`, and `POST /:id/deliveries/:delivery/send`, which sends a message again, now.
 */
export const webhookEndpoints: Endpoint[] = [log, secret, changeSecret, test, redeliver];
