import { next } from '../../helpers/samples';
import type { Operation } from './operation';
import { rowOperations } from './row-operations';

const later = () => new Date(Date.now() + 86_400_000).toISOString();

const stored = {
  ...{ right: 'read', start: 'alethia_abcd', expiresAt: later() },
  get digest() {
    return `digest-${next()}`;
  },
};

export const apiKeyOperations: Record<string, Operation> = {
  ...rowOperations({ field: 'name', more: stored }),
  make: async ({ me }) =>
    (await me.rest('POST', '/api-keys/make', { name: 'Index', right: 'read', days: 30 })).status === 201,
  revoke: async ({ me, payload }) => {
    const data = { name: 'Index', right: 'read', start: 'alethia_abcd', digest: stored.digest, expiresAt: later() };
    const { id } = await payload.create({ collection: 'api-keys', data: data as never });
    await me.rest('POST', `/api-keys/${id}/revoke`);
    return Boolean((await payload.findByID({ collection: 'api-keys', id })).revokedAt);
  },
};

const webhook = { url: 'https://crm.example/hooks', events: ['content.published'], isOn: false };

export const webhookOperations: Record<string, Operation> = {
  ...rowOperations({ field: 'name', more: webhook }),
  'see the secret': async ({ me, payload }) => {
    const { id } = await payload.create({ collection: 'webhooks', data: { ...webhook, name: 'CRM' } as never });
    return JSON.stringify((await me.rest('GET', `/webhooks/${id}/secret`)).body).includes('whsec_');
  },
};

export const deliveryOperations = rowOperations({
  field: 'error',
  more: { event: 'e', type: 'webhook.test', body: '{}', state: 'failed', attempts: 9 },
});

export const transferTargetOperations = rowOperations({
  field: 'name',
  more: { url: 'https://production.example', key: 'alethia_abcd' },
});

export const transferOperations = rowOperations({
  field: 'title',
  more: { fromName: 'Staging', fromAddress: 'https://staging.example', state: 'made' },
});
