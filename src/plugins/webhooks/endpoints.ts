import { randomUUID } from 'node:crypto';
import type { Webhook, WebhookDelivery } from '@payload-types';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { env } from '@/env';
import type { Sent } from '@/seams/courier';
import { refuse, staffEndpoint } from '@/staff/endpoint';
import { findAsSite, listAsSite } from '@/staff/find-as-site';
import { attempt, courierOf } from './deliver';
import { TEST_EVENT } from './events';
import { sendNow } from './send-now';
import { secretOf } from './signature';

const LISTED = 20;

export type ListedDelivery = Pick<
  WebhookDelivery,
  'id' | 'type' | 'state' | 'attempts' | 'status' | 'error' | 'dueAt' | 'createdAt'
>;

const GONE = 'The webhook does not exist.';

type Work = (req: PayloadRequest, webhook: Webhook, path: Record<string, unknown>) => Promise<object>;

/** An endpoint about the webhook in the address, for admins. */
const ofWebhook = (method: 'get' | 'post', path: string, work: Work): Endpoint =>
  staffEndpoint({
    method,
    path: `/:id/${path}`,
    can: 'manage',
    notAllowed: 'Only admins may manage webhooks.',
    at: z.looseObject({ id: z.uuid() }),
    gone: GONE,
    work: async (req, { at }) => work(req, (await findAsSite(req, 'webhooks', at.id)) ?? refuse(404, GONE), at),
  });

const findDelivery = ({ payload }: PayloadRequest, id: string) => findAsSite({ payload }, 'webhook-deliveries', id);

const outcomeOf = ({ status, error }: Sent) => ({
  message: error ?? `The receiver responded with ${status}.`,
  isDelivered: !error,
});

const log: Work = async (req, webhook) => {
  const docs = await listAsSite(req, 'webhook-deliveries', {
    where: { webhook: { equals: webhook.id } },
    sort: '-createdAt',
    limit: LISTED,
  });
  const deliveries = docs.map(
    ({ id, type, state, attempts, status, error, dueAt, createdAt }): ListedDelivery => ({
      ...{ id, type, state, attempts, status, error, dueAt, createdAt },
    }),
  );
  return { deliveries, isSigned: !courierOf(req.payload, webhook) };
};

const signerOf = ({ id, secretRevision }: Webhook) => ({ id, revision: secretRevision ?? 0 });

const changeSecret: Work = async (req, webhook) => {
  const changed = await req.payload.update({
    collection: 'webhooks',
    id: webhook.id,
    data: { secretRevision: (webhook.secretRevision ?? 0) + 1, secretChangedAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return { secret: secretOf(signerOf(changed)) };
};

/** Only the public site tells other programs anything. */
function refuseElsewhere(): void {
  const { SITE_ENVIRONMENT: name } = env();
  if (name) refuse(409, `This site is ${name}, which sends no webhooks (SITE_ENVIRONMENT).`);
}

const test: Work = async (req, webhook) => {
  refuseElsewhere();
  return outcomeOf(
    await sendNow(req, webhook, { type: TEST_EVENT, data: { webhook: webhook.name }, event: randomUUID() }),
  );
};

const redeliver: Work = async (req, webhook, path) => {
  refuseElsewhere();
  const id = z.uuid().safeParse(path.delivery);
  const delivery = id.success ? await findDelivery(req, id.data) : null;
  if (delivery?.webhook !== webhook.id) return refuse(404, 'The message no longer exists.');
  // Counted from the start, so that a failure is retried like that of a new message.
  return outcomeOf(await attempt(req.payload, webhook, { ...delivery, attempts: 0 }));
};

/**
 * Under `/api/webhooks`, for admins: `GET /:id/log`, `GET` and `POST /:id/secret` (show and change it), `POST
 * /:id/test`, and `POST /:id/deliveries/:delivery/send`, which sends a message again, now.
 */
export const webhookEndpoints: Endpoint[] = [
  ofWebhook('get', 'log', log),
  ofWebhook('get', 'secret', async (_, webhook) => ({ secret: secretOf(signerOf(webhook)) })),
  ofWebhook('post', 'secret', changeSecret),
  ofWebhook('post', 'test', test),
  ofWebhook('post', 'deliveries/:delivery/send', redeliver),
];
