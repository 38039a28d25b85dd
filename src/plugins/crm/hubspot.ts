import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import type { Sent } from '@/seams/courier';
import { type Outcome, send } from '@/services/outgoing/send';
import { type Adapter, type Connection, outage, READ, refused, waits } from './adapter';
import { mapped } from './mapping';

const CREATED = 201;
const OK = 200;
const CONFLICT = 409;
const CONTACTS = '/crm/v3/objects/contacts';

const call = ({ url, key }: Connection, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  send(
    new URL(path, url).href,
    body ? JSON.stringify(body) : '',
    { authorization: `Bearer ${key}` },
    { ...READ, method },
  );

const problem = z.object({
  message: z.string().optional().catch(undefined),
  category: z.string().optional().catch(undefined),
});
const invalid = z.array(z.object({ name: z.string(), error: z.string() }));

const faults: Record<string, (property: string) => string> = {
  PROPERTY_DOESNT_EXIST: (property) => `It has no property "${property}".`,
  READ_ONLY_VALUE: (property) => `Its property "${property}" cannot be changed.`,
  INVALID_EMAIL: () => 'It does not accept the email address.',
  INVALID_OPTION: (property) => `It does not offer the value for "${property}".`,
};

const CODE = /^[A-Z_]{1,60}$/;
const PROPERTY = /^\w{1,100}$/;

/** Its message repeats what the visitor wrote, so only names and codes of it are kept. */
function faultOf({ body }: Outcome): string {
  const { message = '', category = '' } = problem.safeParse(parseJson(body)).data ?? {};
  const [first] = invalid.safeParse(parseJson(message.slice(message.indexOf('[')))).data ?? [];
  if (first && CODE.test(first.error) && PROPERTY.test(first.name))
    return faults[first.error]?.(first.name) ?? `It refuses "${first.name}" (${first.error}).`;
  return CODE.test(category) ? `(${category})` : '';
}

function judge(outcome: Outcome, now: Date): Sent {
  const { status } = outcome;
  const away = outage('HubSpot', outcome, now);
  if (away) return away;
  if (status === OK || status === CREATED) return { status };
  if (status === 401) return waits(outcome, 'HubSpot does not accept the access token (401).');
  if (status === 403) return waits(outcome, 'HubSpot does not let the access token write contacts (403).');
  return refused(outcome, `HubSpot refused it. ${faultOf(outcome)}`.trim());
}

/** One contact for each email address: a new one, or the one that is there (CRM API v3). */
export const hubspot: Adapter = {
  bring: async (connection, _, lead, now) => {
    const properties = mapped(lead, connection.mapping);
    const added = await call(connection, 'POST', CONTACTS, { properties });
    if (added.status !== CONFLICT) return judge(added, now);
    const contact = `${CONTACTS}/${encodeURIComponent(lead.values.email ?? '')}?idProperty=email`;
    return judge(await call(connection, 'PATCH', contact, { properties }), now);
  },

  check: async (connection, now) => {
    const outcome = await call(connection, 'GET', '/crm/v3/properties/contacts');
    const judged = judge(outcome, now);
    if (judged.error) return judged;
    const known = z
      .object({ results: z.array(z.object({ name: z.string() })) })
      .safeParse(parseJson(outcome.body)).data;
    const missing = connection.mapping.find(({ to }) => !known?.results.some(({ name }) => name === to));
    return missing ? refused(outcome, `HubSpot has no property "${missing.to}".`) : judged;
  },
};
