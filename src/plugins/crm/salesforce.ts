import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import type { Sent } from '@/seams/courier';
import { type Outcome, send } from '@/services/outgoing/send';
import { type Adapter, type Connection, outage, READ, refused, retryTime, waits } from './adapter';
import { type Lead, mapped } from './mapping';

const OK = 200;
const CREATED = 201;
const CHANGED = 204;
const SEVERAL = 300;
const UNAUTHORIZED = 401;
const LEAD = '/services/data/v62.0/sobjects/Lead';
/** Its daily limit is over a rolling day, so there is soon room for some. */
const LIMIT_PAUSE_MS = 15 * 60_000;

/** Of this process. A session ends when Salesforce says so. */
const sessions = new Map<string, string>();

type Session = { token: string } | { failed: Sent };

const tokenResponse = z.object({ access_token: z.string().regex(/^[\x21-\x7e]+$/) });

/** OAuth client credentials, at the customer's own domain. */
async function signIn({ url, clientId, key }: Connection, now: Date): Promise<Session> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: key });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const outcome = await send(new URL('/services/oauth2/token', url).href, form.toString(), type, READ);
  const away = outage('Salesforce', outcome, now);
  if (away) return { failed: away };
  const { data } = tokenResponse.safeParse(parseJson(outcome.body));
  if (outcome.status === OK && data) return { token: data.access_token };
  return { failed: waits(outcome, `Salesforce does not accept the consumer key and secret (${outcome.status}).`) };
}

type Call = { method: 'GET' | 'PATCH'; path: string; body?: object };

async function request(connection: Connection, { method, path, body }: Call, token: string): Promise<Outcome> {
  const headers = { authorization: `Bearer ${token}` };
  return send(new URL(path, connection.url).href, body ? JSON.stringify(body) : '', headers, { ...READ, method });
}

/** With a new session if the one before has ended. */
async function call(connection: Connection, sought: Call, now: Date): Promise<Outcome | { failed: Sent }> {
  const name = `${connection.id} ${connection.url} ${connection.clientId} ${connection.key}`;
  const known = sessions.get(name);
  if (known) {
    const outcome = await request(connection, sought, known);
    if (outcome.status !== UNAUTHORIZED) return outcome;
    sessions.delete(name);
  }
  const session = await signIn(connection, now);
  if ('failed' in session) return session;
  sessions.set(name, session.token);
  return request(connection, sought, session.token);
}

const problems = z.array(
  z.object({
    errorCode: z.string().regex(/^[A-Z_]{1,80}$/),
    message: z.string().catch(''),
    fields: z.array(z.string().regex(/^\w{1,80}$/)).catch([]),
  }),
);
type Problem = z.output<typeof problems>[number];

const quoted = ({ fields }: Problem) => fields.map((field) => `"${field}"`).join(', ');
/** The field is named in the message alone. */
const column = ({ message }: Problem) => /column '(\w{1,80})'/.exec(message)?.[1];

const faults: Record<string, (problem: Problem) => string> = {
  DUPLICATES_DETECTED: () => 'A duplicate rule finds this person there already.',
  INVALID_FIELD: (problem) => `Leads have no field "${column(problem) ?? quoted(problem)}".`,
  INVALID_FIELD_FOR_INSERT_UPDATE: (problem) => `It may not be filled: ${quoted(problem)}.`,
  REQUIRED_FIELD_MISSING: (problem) => `It needs ${quoted(problem)}.`,
  STRING_TOO_LONG: (problem) => `Too long: ${quoted(problem)}.`,
  INVALID_EMAIL_ADDRESS: () => 'It does not accept the email address.',
  FIELD_CUSTOM_VALIDATION_EXCEPTION: () => 'A validation rule rejects it.',
  NOT_FOUND: () => 'It finds no lead by the field that recognizes it: is that an external ID?',
};

/** Nothing is wrong with the lead. */
const passing: Record<string, string> = {
  REQUEST_LIMIT_EXCEEDED: 'Salesforce accepts no more requests today.',
  UNABLE_TO_LOCK_ROW: 'Somebody is changing this lead in Salesforce.',
  SERVER_UNAVAILABLE: 'Salesforce is not working.',
  API_DISABLED_FOR_ORG: 'Salesforce has switched off its API for this account.',
  INSUFFICIENT_ACCESS: 'Salesforce does not let this app write leads.',
  INSUFFICIENT_ACCESS_OR_READONLY: 'Salesforce does not let this app write leads.',
};

/** Its messages repeat what the visitor wrote, so only names and codes of them are kept. */
function judge(outcome: Outcome | { failed: Sent }, now: Date): Sent {
  if ('failed' in outcome) return outcome.failed;
  const { status, body } = outcome;
  if (status === OK || status === CREATED || status === CHANGED) return { status };
  const [problem] = problems.safeParse(parseJson(body)).data ?? [];
  const isPassing = problem && passing[problem.errorCode];
  if (isPassing) {
    const isLimit = problem.errorCode === 'REQUEST_LIMIT_EXCEEDED';
    const until = isLimit ? (retryTime(outcome, now) ?? new Date(now.getTime() + LIMIT_PAUSE_MS)) : undefined;
    return waits(outcome, isPassing, until);
  }
  const away = outage('Salesforce', outcome, now);
  if (away) return away;
  if (status === UNAUTHORIZED) return waits(outcome, 'Salesforce does not accept the session (401).');
  if (status === SEVERAL) return refused(outcome, 'Salesforce has several leads that are recognized by this.');
  const fault = problem && (faults[problem.errorCode]?.(problem) ?? `(${problem.errorCode})`);
  return refused(outcome, `Salesforce refused it. ${fault ?? `(${status})`}`);
}

/** What a lead there must have, and what it has no room for. */
const needed = { LastName: (lead: Lead) => lead.values.email, Company: () => 'Not given' };
const longest: Record<string, number> = { FirstName: 40, LastName: 80, Company: 255, Phone: 40, Description: 32_000 };

function fieldsOf(lead: Lead, mapping: Connection['mapping']): Record<string, string> {
  const given = mapped(lead, mapping);
  const whole = Object.entries(needed).map(([name, instead]) => [name, given[name] ?? instead(lead) ?? '']);
  const all = { ...given, ...(Object.fromEntries(whole) as Record<string, string>) };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, [...value].slice(0, longest[name]).join('')]),
  );
}

/** One lead for each value of the field that recognizes it: the address, or the id of the entry. */
export const salesforce: Adapter = {
  bring: async (connection, id, lead, now) => {
    const { recognizedBy, mapping } = connection;
    const value = recognizedBy === 'Email' ? (lead.values.email ?? '') : id;
    // The field in the address may not be in the body too.
    const { [recognizedBy]: _, ...fields } = fieldsOf(lead, mapping);
    const path = `${LEAD}/${recognizedBy}/${encodeURIComponent(value)}`;
    return judge(await call(connection, { method: 'PATCH', path, body: fields }, now), now);
  },

  check: async (connection, now) => {
    const outcome = await call(connection, { method: 'GET', path: `${LEAD}/describe` }, now);
    const judged = judge(outcome, now);
    if (judged.error || 'failed' in outcome) return judged;
    const known = z.object({ fields: z.array(z.object({ name: z.string() })) }).safeParse(parseJson(outcome.body)).data;
    const names = [connection.recognizedBy, ...connection.mapping.map(({ to }) => to)];
    const missing = names.find((to) => !known?.fields.some(({ name }) => name === to));
    return missing ? refused(outcome, `Leads in Salesforce have no field "${missing}".`) : judged;
  },
};
