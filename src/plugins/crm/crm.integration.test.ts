import type { Webhook } from '@payload-types';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/env';
import { changePath } from '@/lib/inbox-addresses';
import { hubspotSays, hubspotStandIn, salesforceSays, salesforceStandIn } from '../../../tests/helpers/crm-stand-ins';
import { noticeOf } from '../../../tests/helpers/http';
import { withInbox } from '../../../tests/helpers/inbox';
import { deliverDue, removeOldDeliveries } from '../webhooks/deliver';
import { tellWebhooksOfForms } from '../webhooks/forms';
import { onDashboard } from './admin/on-dashboard';
import { crmLeads } from './states';

const inbox = withInbox();
const { addMessage, addBooking, addSubmission, addSubscriber, post, sql } = inbox;

let hubspot: Awaited<ReturnType<typeof hubspotStandIn>>;
let salesforce: Awaited<ReturnType<typeof salesforceStandIn>>;

beforeAll(async () => {
  env().WEBHOOK_PRIVATE_HOSTS = ['127.0.0.1'];
});
afterAll(() => {
  env().WEBHOOK_PRIVATE_HOSTS = [];
});
beforeEach(async () => {
  [hubspot, salesforce] = await Promise.all([hubspotStandIn(), salesforceStandIn()]);
});
afterEach(async () => {
  await inbox.payload.delete({ collection: 'webhooks', where: {} });
  hubspot.close();
  salesforce.close();
});

/** As an admin enters it. */
async function connect(more: object): Promise<Webhook> {
  const { status, body } = await inbox.staff.admin.rest<{ doc: Webhook; errors?: unknown }>('POST', '/webhooks', {
    ...{ name: 'Sales', isOn: true, ...more },
  });
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.doc;
}
const toHubspot = (more: object = {}) =>
  connect({ crmKind: 'hubspot', url: hubspot.url, crmKey: 'pat-token', ...more });
const toSalesforce = (more: object = {}) =>
  connect({
    ...{ crmKind: 'salesforce', url: salesforce.url, crmClientId: 'consumer-key', crmKey: 'consumer-secret' },
    ...more,
  });

const request = async () => createLocalReq({}, inbox.payload);
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
/** What the worker does every ten seconds. */
async function work(minutes = 0) {
  await tellWebhooksOfForms(await request());
  await deliverDue(inbox.payload, later(minutes));
}
const rows = async () =>
  (await inbox.payload.find({ collection: 'webhook-deliveries', depth: 0, sort: 'createdAt' })).docs;
const edit = (id: string, data: object) =>
  inbox.staff.admin.rest<{ errors?: unknown }>('PATCH', `/webhooks/${id}`, data);

/** The column of the inbox. */
async function stateOf(id: string) {
  const [row] = await sql<{ status: 'new' | 'spam'; created_at: Date }>(
    'select status, created_at from contact_messages where id = $1',
    id,
  );
  if (!row) throw new Error('There is no such message.');
  const shown = { id, status: row.status, created_at: row.created_at.toISOString() };
  return (await crmLeads.states(await request(), 'messages', [shown]))?.get(id);
}

describe('a lead', () => {
  it('is a contact at HubSpot, with where it came from', async () => {
    await toHubspot();
    const id = await addMessage({ name: 'Ada Byron King', email: 'ada@client.example', message: 'Hello' });
    await sql(
      `update contact_messages set company = 'Grid Ltd', sent_from = '/contact', campaign = '{"utm_campaign": "spring"}' where id = $1`,
      id,
    );
    await work();
    const { message, ...contact } = hubspot.contacts.get('ada@client.example') ?? {};
    expect(contact).toEqual({
      ...{ email: 'ada@client.example', firstname: 'Ada Byron', lastname: 'King', company: 'Grid Ltd' },
    });
    expect(message).toContain('Hello\n\nReceived as: Message\nPage: /contact\nCampaign: spring');
    expect(await stateOf(id)).toMatchObject({ tone: 'sent', text: 'Delivered' });
  });

  it('is a lead at Salesforce, complete with what it demands', async () => {
    await toSalesforce();
    await addMessage({ name: 'Ada', email: 'ada@client.example' });
    await work();
    expect(salesforce.leads.get('Email/ada@client.example')).toMatchObject({
      ...{ Email: 'ada@client.example', LastName: 'Ada', Company: 'Not given' },
      Description: expect.stringContaining('Hello'),
    });
  });

  it('is a message, a booking or an entry of a chosen form, never a subscription, spam or what came before', async () => {
    const before = await addMessage({ at: new Date(Date.now() - 60_000).toISOString() });
    await toHubspot({ crmLists: ['bookings', 'submissions'] });
    await addBooking('2027-03-01T10:00:00Z', 'new', 'booked@client.example');
    await addSubmission('entered@client.example');
    await addSubscriber('subscribed@client.example');
    await addMessage({ email: 'wrote@client.example' });
    await addBooking('2027-03-02T10:00:00Z', 'spam', 'spam@client.example');
    await work();
    expect([...hubspot.contacts.keys()].toSorted()).toEqual(['booked@client.example', 'entered@client.example']);
    expect(await stateOf(before)).toMatchObject({ text: 'Not sent', canSendAgain: true });
  });

  it('is not in the queue itself: what is erased meanwhile, or marked as spam, does not leave the site', async () => {
    await toHubspot();
    const [erased, spam] = [await addMessage({ name: 'Erased Person' }), await addMessage()];
    await tellWebhooksOfForms(await request());
    expect(JSON.stringify(await rows())).not.toMatch(/Erased|client\.example|Hello/);
    await sql('delete from contact_messages where id = $1', erased);
    await sql(`update contact_messages set status = 'spam' where id = $1`, spam);
    await deliverDue(inbox.payload);
    expect(hubspot.requests).toEqual([]);
    expect(await stateOf(spam)).toMatchObject({
      text: 'Refused',
      detail: 'It is marked as spam.',
      canSendAgain: false,
    });
  });
});

describe.each(['hubspot', 'salesforce'] as const)('with %s down for an hour', (kind) => {
  const crm = () => (kind === 'hubspot' ? hubspot : salesforce);
  const known = () => (kind === 'hubspot' ? hubspot.contacts : salesforce.leads).size;
  const add = () => (kind === 'hubspot' ? toHubspot() : toSalesforce());

  it('nothing is lost, nothing is there twice, and the inbox says what waits', async () => {
    await add();
    crm().setDown(true);
    const ids: string[] = [];
    for (let minute = 0; minute < 60; minute += 5) {
      ids.push(await addMessage());
      await work(minute);
    }
    expect(known()).toBe(0);
    const [first = ''] = ids;
    expect(await stateOf(first)).toMatchObject({
      ...{ tone: 'waiting', text: 'Waiting', next: expect.any(String) },
      detail: expect.stringMatching(/cannot be reached\./),
    });
    crm().setDown(false);
    for (let minute = 60; minute < 420; minute += 30) await work(minute);
    expect(known()).toBe(ids.length);
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ text: 'Delivered' });
    const { length } = crm().requests;
    await work(1_000);
    expect(crm().requests).toHaveLength(length);
  });

  it('a lead whose acknowledgement is lost is there once', async () => {
    await add();
    crm().trouble.push('drop after');
    const id = await addMessage();
    await work();
    expect(known()).toBe(1);
    expect(await stateOf(id)).toMatchObject({ text: 'Waiting' });
    await work(1);
    expect(known()).toBe(1);
    expect(await stateOf(id)).toMatchObject({ text: 'Delivered' });
  });

  it('and switched off, it gets what came meanwhile once it is on again', async () => {
    const { id } = await add();
    await edit(id, { isOn: false });
    const [lead] = [await addMessage()];
    await work();
    expect(crm().requests).toEqual([]);
    await edit(id, { isOn: true });
    await work();
    expect(await stateOf(lead)).toMatchObject({ text: 'Delivered' });
  });
});

describe('HubSpot', () => {
  it('that knows the person gets the contact changed, and keeps what the lead lacks', async () => {
    await toHubspot();
    hubspot.contacts.set('ada@client.example', { email: 'ada@client.example', company: 'Known Ltd' });
    await addMessage({ name: 'Ada King', email: 'Ada@Client.example' });
    await work();
    expect(hubspot.contacts.size).toBe(1);
    expect(hubspot.contacts.get('ada@client.example')).toMatchObject({ company: 'Known Ltd', lastname: 'King' });
    expect(hubspot.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  });

  it('at its limit is left alone until it says so, by all that waits', async () => {
    await toHubspot();
    await addMessage();
    await addMessage();
    hubspot.trouble.push(hubspotSays.limited(600));
    await work();
    await work(9);
    expect(hubspot.requests).toHaveLength(1);
    await work(11);
    expect(hubspot.contacts.size).toBe(2);
  });

  it('that lacks a property refuses the lead, says which, and gets it when the fields are right', async () => {
    const crmMapping = [
      { from: 'email', to: 'email' },
      { from: 'campaign', to: 'utm_campaign' },
    ];
    const { id } = await toHubspot({ crmMapping });
    const lead = await addMessage();
    await sql(`update contact_messages set campaign = '{"utm_campaign": "spring"}' where id = $1`, lead);
    const other = await addMessage();
    await work();
    expect(await stateOf(lead)).toMatchObject({
      ...{ tone: 'failed', text: 'Refused', canSendAgain: true },
      detail: 'HubSpot refused it. It has no property "utm_campaign".',
    });
    expect(await stateOf(other)).toMatchObject({ text: 'Delivered' });
    await work(600);
    expect(hubspot.requests).toHaveLength(2);
    expect((await inbox.payload.findByID({ collection: 'webhooks', id })).failingSince).toBeNull();
    await edit(id, { crmMapping: [{ from: 'email', to: 'email' }] });
    await work();
    expect(await stateOf(lead)).toMatchObject({ text: 'Delivered' });
  });

  it('whose refusals are on Home in one line, until they are sent again or gone from the inbox', async () => {
    await toHubspot({
      crmMapping: [
        { from: 'email', to: 'email' },
        { from: 'campaign', to: 'utm_campaign' },
      ],
    });
    const seenBy = async (person: 'author' | 'editor') => {
      const user = await inbox.payload.findByID({ collection: 'users', id: inbox.staff[person].id });
      return (await onDashboard({ payload: inbox.payload, user: { ...user, collection: 'users' } })).waiting;
    };
    const [first, second] = [await addMessage(), await addMessage()];
    await sql(`update contact_messages set campaign = '{"utm_campaign": "spring"}'`);
    expect(await seenBy('editor')).toEqual([]);
    await work();
    const line = {
      ...{ id: 'crm', kind: 'CRM', isAlarm: true, details: 'HubSpot refused it. It has no property "utm_campaign".' },
    };
    const [shown] = (await seenBy('editor')) ?? [];
    expect(shown).toMatchObject({ ...line, title: 'The CRM refused 2 leads', count: 2 });
    expect([first, second].map((id) => `/admin/inbox/messages/${id}`)).toContain(shown?.href);
    expect(await seenBy('author')).toBeUndefined();
    await sql('delete from contact_messages where id = $1', second);
    expect(await seenBy('editor')).toEqual([
      { ...line, title: 'The CRM refused a lead', count: 1, href: `/admin/inbox/messages/${first}` },
    ]);
    await inbox.payload.update({ collection: 'webhooks', where: {}, data: { isOn: false } });
    expect(await seenBy('editor')).toEqual([]);
  });

  it('that no longer accepts the token loses nothing', async () => {
    await toHubspot({ crmKey: 'revoked' });
    const lead = await addMessage();
    await work();
    expect(await stateOf(lead)).toMatchObject({
      ...{ tone: 'waiting', detail: 'HubSpot does not accept the access token (401).' },
    });
  });
});

describe('Salesforce', () => {
  it('is signed in to once, and again when the session has ended', async () => {
    await toSalesforce();
    await addMessage();
    await addMessage();
    await work();
    const signIns = () => salesforce.requests.filter(({ path }) => path === '/services/oauth2/token').length;
    expect([salesforce.leads.size, signIns()]).toEqual([2, 1]);
    salesforce.endSessions();
    await addMessage();
    await work();
    expect([salesforce.leads.size, signIns()]).toEqual([3, 2]);
  });

  it('recognizes each message by its id, if there is a field for it', async () => {
    await toSalesforce({ crmRecognizedBy: 'Website_Id__c' });
    const ids = [await addMessage({ email: 'ada@client.example' }), await addMessage({ email: 'ada@client.example' })];
    await work();
    expect([...salesforce.leads.keys()]).toEqual(ids.map((id) => `Website_Id__c/${id}`));
  });

  it('gets one lead when several people send it at the same moment', async () => {
    const lead = await addMessage();
    await toSalesforce();
    const [editor, admin] = [inbox.staff.editor, inbox.staff.admin];
    const sent = await Promise.all(
      [editor, admin, editor].map((person) =>
        person.form('POST', changePath('messages', lead, 'pass-on'), { to: 'CRM' }),
      ),
    );
    expect(sent.map(noticeOf)).toEqual(['passed-on', 'passed-on', 'passed-on']);
    expect(salesforce.made).toHaveLength(1);
  });

  it.each([
    ['limit', 'Salesforce accepts no more requests today.'],
    ['away', 'Salesforce is not working.'],
    ['limited', 'Salesforce accepts no more requests at the moment (429).'],
  ] as const)('waits after %s', async (name, detail) => {
    await toSalesforce();
    salesforce.trouble.push(salesforceSays[name]);
    const lead = await addMessage();
    await work();
    expect(await stateOf(lead)).toMatchObject({ tone: 'waiting', detail });
    await work(20);
    expect(await stateOf(lead)).toMatchObject({ tone: 'sent' });
  });

  it.each([
    ['duplicate', 'Salesforce refused it. A duplicate rule finds this person there already.'],
    ['several', 'Salesforce has several leads that are recognized by this.'],
  ] as const)('refuses after %s', async (name, detail) => {
    await toSalesforce();
    salesforce.trouble.push(salesforceSays[name]);
    const lead = await addMessage();
    await work();
    await work(600);
    expect(await stateOf(lead)).toMatchObject({ tone: 'failed', detail });
    expect(salesforce.leads.size).toBe(0);
  });

  it('names the field that it lacks', async () => {
    await toSalesforce({ crmMapping: [{ from: 'received', to: 'Received__c' }] });
    const lead = await addMessage();
    await work();
    expect(await stateOf(lead)).toMatchObject({ detail: 'Salesforce refused it. Leads have no field "Received__c".' });
  });
});

describe('staff', () => {
  const passOn = (id: string, person: 'editor' | 'author' = 'editor') =>
    inbox.staff[person].form('POST', changePath('messages', id, 'pass-on'), {
      to: 'CRM',
      back: '/admin/inbox/messages',
    });

  it('send a lead again from the inbox, also one from before, and never make a second contact', async () => {
    const old = await addMessage({ email: 'old@client.example', at: new Date(Date.now() - 60_000).toISOString() });
    await toHubspot();
    expect(noticeOf(await passOn(old))).toBe('passed-on');
    expect(noticeOf(await passOn(old))).toBe('passed-on');
    expect(hubspot.contacts.size).toBe(1);
    expect(await rows()).toHaveLength(1);
    hubspot.setDown(true);
    expect(noticeOf(await passOn(old))).toBe('not-passed-on');
    expect((await passOn(old, 'author')).status).toBe(403);
  });

  it('see the lead in the list, with why it waits', async () => {
    await toHubspot();
    const lead = await addMessage();
    hubspot.trouble.push(hubspotSays.away);
    await work();
    expect(await stateOf(lead)).toMatchObject({ detail: 'HubSpot is not working (503).' });
  });

  it('still see after a month what became of a lead, while tests are forgotten', async () => {
    const { id } = await toHubspot();
    const lead = await addMessage();
    await work();
    await inbox.staff.admin.rest('POST', `/webhooks/${id}/test`);
    await removeOldDeliveries(inbox.payload, later(31 * 24 * 60));
    expect((await rows()).map(({ event }) => event)).toEqual([lead]);
  });

  it('see no column without a CRM, and none on a site that is not the public one', async () => {
    const lead = await addMessage();
    expect(await stateOf(lead)).toBeUndefined();
    await toHubspot();
    env().SITE_ENVIRONMENT = 'Staging';
    expect(await stateOf(lead)).toBeUndefined();
    expect(await post(changePath('messages', lead, 'pass-on'), { to: 'CRM' }).then(noticeOf)).toBe('not-passed-on');
    env().SITE_ENVIRONMENT = undefined;
    expect(hubspot.requests).toEqual([]);
  });
});

describe('the settings', () => {
  it('are tested without changing anything there', async () => {
    const test = async (id: string) =>
      (await inbox.staff.admin.rest<{ message: string; isDelivered: boolean }>('POST', `/webhooks/${id}/test`)).body;
    expect(await test((await toHubspot()).id)).toMatchObject({ isDelivered: true });
    const crmMapping = [{ from: 'email', to: 'e_mail' }];
    expect(await test((await toHubspot({ crmMapping })).id)).toEqual({
      ...{ isDelivered: false, message: 'HubSpot has no property "e_mail".' },
    });
    expect(await test((await toSalesforce()).id)).toMatchObject({ isDelivered: true });
    const wrong = { crmMapping: [{ from: 'email', to: 'Mail__c' }] };
    expect((await test((await toSalesforce(wrong)).id)).message).toBe('Leads in Salesforce have no field "Mail__c".');
    expect([hubspot.contacts.size, salesforce.leads.size]).toEqual([0, 0]);
  });

  it('begin with the usual fields, and refuse what cannot be one', async () => {
    const { id, crmMapping, events } = await toSalesforce();
    expect(events).toEqual(['form.received']);
    expect(crmMapping?.map(({ to }) => to)).toEqual([
      'Email',
      'FirstName',
      'LastName',
      'Company',
      'Phone',
      'Description',
    ]);
    const refusals = [
      [{ from: 'email', to: 'Lead/Email' }],
      [
        { from: 'email', to: 'Email' },
        { from: 'name', to: 'email' },
      ],
      [{ from: 'answer', to: 'Size__c' }],
    ];
    for (const rows of refusals) expect((await edit(id, { crmMapping: rows })).status).toBe(400);
  });

  it('keep the token sealed for its address', async () => {
    const { id } = await toHubspot();
    const shown = JSON.stringify((await inbox.staff.admin.rest('GET', `/webhooks/${id}`)).body);
    expect(shown).not.toMatch(/pat-token|crmSealedKey/);
    const [stored] = await sql<object>('select * from payload.webhooks where id = $1', id);
    expect(JSON.stringify(stored)).not.toContain('pat-token');
    const moved = await edit(id, { url: 'http://127.0.0.1:9/' });
    expect([moved.status, JSON.stringify(moved.body)]).toEqual([
      400,
      expect.stringContaining('the address has changed'),
    ]);
    const { status } = await inbox.staff.admin.rest('POST', '/webhooks', {
      name: 'CRM',
      crmKind: 'hubspot',
      url: hubspot.url,
    });
    expect(status).toBe(400);
  });
});
