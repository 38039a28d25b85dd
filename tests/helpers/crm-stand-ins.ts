import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stand-ins of CRMs, which respond as their published APIs do, and remember what they were sent. */

type Response = { status: number; body?: unknown; headers?: Record<string, string> };
type Received = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  body: string;
};
type Record_ = Record<string, string>;

async function listen(respond: (request: Received) => Response | 'drop' | Promise<Response | 'drop'>) {
  const requests: Received[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const one = {
      ...{ method: request.method ?? '', path: decodeURIComponent(pathname), query: searchParams },
      ...{ headers: request.headers, body },
    };
    requests.push(one);
    const received = await respond(one);
    if (received === 'drop') return void request.socket.destroy();
    response.writeHead(received.status, { 'content-type': 'application/json', ...received.headers });
    response.end(received.body === undefined ? '' : JSON.stringify(received.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** What goes wrong until it is empty: the next responses, instead of the right ones. */
type Trouble = (Response | 'drop' | 'drop after')[];

const fault = (message: string, category: string, status = 400): Response => ({
  status,
  body: { status: 'error', message, correlationId: '6f1c3d6e-6a35-4a0b-9b1a-0a6cf2b8a0d1', category },
});

/** https://developers.hubspot.com/docs/api-reference/crm-contacts-v3, and its pages on errors and usage limits. */
export const hubspotSays = {
  limited: (seconds?: number): Response => ({
    status: 429,
    headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
    body: {
      ...{ status: 'error', message: 'You have reached your ten_secondly_rolling limit.', errorType: 'RATE_LIMIT' },
      ...{ correlationId: 'c033cdaa-2c40-4a64-ae48-b4cec88dad24', policyName: 'TEN_SECONDLY_ROLLING' },
    },
  }),
  unauthorized: fault('Authentication credentials not found.', 'INVALID_AUTHENTICATION', 401),
  away: { status: 503 } satisfies Response,
};

export async function hubspotStandIn(token = 'pat-token') {
  const contacts = new Map<string, Record_>();
  const properties = new Set(['email', 'firstname', 'lastname', 'company', 'phone', 'message']);
  const trouble: Trouble = [];
  let isDown = false;

  function write(properties_: Record_, at?: string): Response {
    const unknown = Object.keys(properties_).filter((name) => !properties.has(name));
    if (unknown.length > 0) {
      const wrong = unknown.map((name) => ({
        ...{ isValid: false, message: `Property "${name}" does not exist`, error: 'PROPERTY_DOESNT_EXIST', name },
        localizedErrorMessage: `Property "${name}" does not exist`,
      }));
      return fault(`Property values were not valid: ${JSON.stringify(wrong)}`, 'VALIDATION_ERROR');
    }
    const email = (at ?? properties_.email ?? '').toLowerCase();
    if (at === undefined && contacts.has(email))
      return fault('Contact already exists. Existing ID: 51', 'CONFLICT', 409);
    contacts.set(email, { ...contacts.get(email), ...properties_ });
    return { status: at === undefined ? 201 : 200, body: { id: '51', properties: contacts.get(email) } };
  }

  function respond({ method, path, query, headers, body }: Received): Response {
    if (headers.authorization !== `Bearer ${token}`) return hubspotSays.unauthorized;
    if (method === 'GET' && path === '/crm/v3/properties/contacts')
      return { status: 200, body: { results: [...properties].map((name) => ({ name })) } };
    const { properties: sent } = JSON.parse(body || '{}') as { properties: Record_ };
    if (method === 'POST' && path === '/crm/v3/objects/contacts') return write(sent);
    const email = path.slice('/crm/v3/objects/contacts/'.length).toLowerCase();
    if (method === 'PATCH' && query.get('idProperty') === 'email' && contacts.has(email)) return write(sent, email);
    return fault('resource not found', 'OBJECT_NOT_FOUND', 404);
  }

  const { requests, url, close } = await listen((one) => {
    if (isDown) return 'drop';
    const next = trouble.shift();
    if (next === 'drop after') respond(one);
    return next === undefined ? respond(one) : next === 'drop after' ? 'drop' : next;
  });
  return {
    ...{ requests, url, close, contacts, properties, trouble },
    setDown: (now: boolean) => {
      isDown = now;
    },
  };
}

const problem = (status: number, errorCode: string, message: string, fields: string[] = []): Response => ({
  status,
  body: [{ message, errorCode, fields }],
});

/** https://developer.salesforce.com/docs/platform/api-rest/guide: status codes, errors, upsert by an external ID. */
export const salesforceSays = {
  limit: problem(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.'),
  duplicate: problem(400, 'DUPLICATES_DETECTED', 'Use one of these records?'),
  away: problem(503, 'SERVER_UNAVAILABLE', 'Salesforce is temporarily unavailable.'),
  several: {
    status: 300,
    body: ['/services/data/v62.0/sobjects/Lead/00Q1', '/services/data/v62.0/sobjects/Lead/00Q2'],
  },
  limited: { status: 429, headers: { 'retry-after': '120' } },
} satisfies Record<string, Response>;

export async function salesforceStandIn(secret = 'consumer-secret') {
  /** By `<field>/<value>`. */
  const leads = new Map<string, Record_>();
  /** As often as one was made: the field that recognizes them need not be unique. */
  const made: string[] = [];
  const fields = new Set(['Email', 'FirstName', 'LastName', 'Company', 'Phone', 'Description', 'Website_Id__c']);
  const trouble: Trouble = [];
  const tokens = new Set<string>();
  let isDown = false;

  function signIn(body: string): Response {
    const form = new URLSearchParams(body);
    const isRight = form.get('grant_type') === 'client_credentials' && form.get('client_secret') === secret;
    if (!isRight)
      return { status: 400, body: { error: 'invalid_client', error_description: 'invalid client credentials' } };
    const token = `00D!${tokens.size}${requests.length}`;
    tokens.add(token);
    return {
      status: 200,
      body: { access_token: token, instance_url: url, token_type: 'Bearer', issued_at: '1795424400000' },
    };
  }

  async function respond({ method, path, headers, body }: Received): Promise<Response> {
    const token = (headers.authorization ?? '').replace('Bearer ', '');
    if (!tokens.has(token)) return problem(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
    const place = path.replace('/services/data/v62.0/sobjects/Lead/', '');
    if (method === 'GET' && place === 'describe')
      return { status: 200, body: { fields: [...fields].map((name) => ({ name })) } };
    const [field = '', value = ''] = place.split('/');
    if (!fields.has(field))
      return problem(404, 'NOT_FOUND', 'Provided external ID field does not exist or is not accessible: X');
    const sent = JSON.parse(body || '{}') as Record_;
    const unknown = Object.keys(sent).find((name) => !fields.has(name));
    if (unknown) return problem(400, 'INVALID_FIELD', `No such column '${unknown}' on sobject of type Lead`);
    if (field in sent) return problem(400, 'INVALID_FIELD', 'The external ID may not be in the body');
    const missing = ['LastName', 'Company'].filter((name) => !sent[name]);
    if (missing.length > 0) return problem(400, 'REQUIRED_FIELD_MISSING', 'Required fields are missing', missing);
    const isThere = leads.has(place);
    await new Promise(setImmediate);
    if (!isThere) made.push(place);
    leads.set(place, { ...leads.get(place), ...sent, [field]: value });
    return isThere
      ? { status: 200, body: { id: '00Q1', success: true, errors: [], created: false } }
      : { status: 201, body: { id: '00Q1', success: true, errors: [], created: true } };
  }

  const { requests, url, close } = await listen(async (one) => {
    if (isDown) return 'drop';
    if (one.path === '/services/oauth2/token') return signIn(one.body);
    const next = trouble.shift();
    if (next === 'drop after') await respond(one);
    return next === undefined ? respond(one) : next === 'drop after' ? 'drop' : next;
  });
  return {
    ...{ requests, url, close, leads, made, fields, trouble },
    endSessions: () => tokens.clear(),
    setDown: (now: boolean) => {
      isDown = now;
    },
  };
}
