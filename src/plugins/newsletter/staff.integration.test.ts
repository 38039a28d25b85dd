import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isPublicIssue } from '@/data/mail-sender';
import { exportFile } from '@/plugins/inbox/export';
import { eraseByEmail, readAll } from '@/plugins/inbox/store';
import { claimMail } from '@/services/mail/outbox';
import { withGateway } from '../../../tests/helpers/gateway';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create } from '../../../tests/helpers/samples';
import { type Person, people, signIn } from '../../../tests/helpers/staff';

const { rows: sql } = withGateway();

const payload = await testPayload();
const staff = await signIn(payload);

beforeEach(() => sql('truncate newsletter_subscribers, newsletter_sends, mail_outbox, inbox_notes'));

const subscribe = (email: string) =>
  sql('insert into newsletter_subscribers (email, confirmed_at) values ($1, now())', email);

const sections = [
  { blockType: 'headline', text: 'The hum' },
  { blockType: 'paragraphs', text: 'It began at night.' },
  { blockType: 'button', label: 'See the platform', url: '/platform' },
  { blockType: 'links', heading: 'More', links: [{ label: 'Careers', url: '/about/careers' }] },
];
const issue = (status: 'draft' | 'published' = 'published', data: object = { sections }) =>
  create(payload, 'newsletter-issues', 'What the meter heard', { status, data: data as never });

type Result = { status: number; body: { error?: string; recipients?: number; sends?: { id: string }[]; to?: string } };
const ask = (person: Person, method: string, path: string, body?: object): Promise<Result> =>
  staff[person].rest(method, `/newsletter-issues/${path}`, body) as Promise<Result>;
const sending = (recipients: number, more: object = {}) => ({ since: null, page: null, at: null, recipients, ...more });
const logged = async (action: 'send' | 'stop') =>
  (await payload.find({ collection: 'audit-log', where: { action: { equals: action } }, depth: 0, sort: '-createdAt' }))
    .docs;

describe('who may', () => {
  const mayTest = ['author', 'editor', 'admin'];
  const maySend = ['editor', 'admin'];

  it.each(people)('%s', async (person) => {
    const { id } = await issue();
    await subscribe('ada@client.example');
    const may = async (method: string, path: string, body?: object) =>
      ![401, 403, 404].includes((await ask(person, method, `${id}/${path}`, body)).status);
    expect(await may('POST', 'mail-test', {})).toBe(mayTest.includes(person));
    expect(await may('POST', 'audience', {})).toBe(maySend.includes(person));
    expect(await may('GET', 'sends')).toBe(maySend.includes(person));
    expect(await may('POST', 'send', sending(1))).toBe(maySend.includes(person));
    expect(await sql('select 1 from newsletter_sends')).toHaveLength(maySend.includes(person) ? 1 : 0);
    const [send] = await sql<{ id: string }>(
      `insert into newsletter_sends (issue_id, content, created_by) values ($1, '{}', 'Tests') returning id`,
      id,
    );
    expect(await may('POST', 'stop-send', { send: send?.id })).toBe(maySend.includes(person));
    expect(
      await sql('select 1 from newsletter_sends where id = $1 and cancelled_at is not null', send?.id),
    ).toHaveLength(maySend.includes(person) ? 1 : 0);
  });
});

describe('sending', () => {
  it('needs a published issue with sections, and the number of recipients that was confirmed', async () => {
    await subscribe('ada@client.example');
    const draft = await issue('draft');
    expect((await ask('editor', 'POST', `${draft.id}/send`, sending(1))).status).toBe(409);
    const empty = await issue('published', {});
    expect((await ask('editor', 'POST', `${empty.id}/send`, sending(1))).body.error).toMatch(/section/);
    const { id } = await issue();
    expect((await ask('editor', 'POST', `${id}/send`, sending(7))).body.error).toMatch(/has changed to 1/);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    for (const wrong of [
      sending(0),
      sending(1, { at: yesterday }),
      sending(1, { since: 'x' }),
      sending(1, { page: 'x' }),
      {},
    ])
      expect((await ask('editor', 'POST', `${id}/send`, wrong)).status).toBe(400);
    expect(await sql('select 1 from newsletter_sends')).toEqual([]);
  });

  it('is not begun if it cannot be logged', async () => {
    await subscribe('ada@client.example');
    const { id } = await issue();
    const table = (change: string) => payload.db.pool.query(`alter table payload.audit_log ${change}`);
    await table(`add constraint no_send check (action <> 'send') not valid`);
    onTestFinished(async () => void (await table('drop constraint if exists no_send')));
    expect((await ask('editor', 'POST', `${id}/send`, sending(1))).status).not.toBe(200);
    expect(await sql('select 1 from newsletter_sends')).toEqual([]);
    await table('drop constraint no_send');
    expect((await ask('editor', 'POST', `${id}/send`, sending(1))).status).toBe(200);
    expect((await logged('send')).filter(({ document }) => document === id)).toHaveLength(1);
  });

  it('mails the published words, whatever is written afterwards, and is logged', async () => {
    await subscribe('ada@client.example');
    const { id } = await issue();
    await change(payload, 'newsletter-issues', id, { title: 'A draft of another title' }, { status: 'draft' });
    expect((await ask('editor', 'POST', `${id}/audience`, {})).body.recipients).toBe(1);
    expect((await ask('editor', 'POST', `${id}/send`, sending(1))).status).toBe(200);
    await change(payload, 'newsletter-issues', id, { title: 'Changed after it was sent' });
    const [mail] = await claimMail(10);
    expect(mail).toMatchObject({
      kind: 'newsletter-issue',
      subscriber: { email: 'ada@client.example' },
      issue: {
        id,
        content: {
          title: 'What the meter heard',
          sections: [
            { kind: 'headline', text: 'The hum' },
            { kind: 'text', text: 'It began at night.' },
            { kind: 'button', label: 'See the platform', href: '/platform' },
            { kind: 'links', heading: 'More', links: [{ label: 'Careers', href: '/about/careers' }] },
          ],
        },
      },
    });
    expect((await logged('send'))[0]).toMatchObject({
      document: id,
      whoName: 'editor',
      detail: 'To all subscribers, 1 at the time',
    });
  });

  it('is one, however often and fast it is sent, and so is stopping it', async () => {
    for (const name of ['ada', 'bob']) await subscribe(`${name}@client.example`);
    const { id } = await issue();
    const mine = async (action: 'send' | 'stop') =>
      (await logged(action)).filter(({ document }) => document === id).length;
    for (const at of [null, new Date(Date.now() + 3_600_000).toISOString()]) {
      const all = await Promise.all([1, 2, 3].map(() => ask('editor', 'POST', `${id}/send`, sending(2, { at }))));
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    const { sends = [] } = (await ask('editor', 'GET', `${id}/sends`)).body;
    expect([sends.length, await mine('send')]).toEqual([2, 2]);
    const stop = () => ask('editor', 'POST', `${id}/stop-send`, { send: sends[0]?.id });
    expect((await Promise.all([stop(), stop()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await mine('stop')).toBe(1);
  });

  it('is stopped by another one, which is logged, too', async () => {
    await subscribe('ada@client.example');
    const { id } = await issue();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await ask('editor', 'POST', `${id}/send`, sending(1, { at }));
    const [send] = (await ask('admin', 'GET', `${id}/sends`)).body.sends ?? [];
    const other = await issue();
    expect((await ask('admin', 'POST', `${other.id}/stop-send`, { send: send?.id })).status).toBe(404);
    expect((await ask('admin', 'POST', `${id}/stop-send`, { send: send?.id })).status).toBe(200);
    expect((await logged('stop'))[0]).toMatchObject({ document: id, whoName: 'admin' });
  });

  it('waits for the page of the issue', async () => {
    const { id } = await issue();
    expect(await isPublicIssue(id)).toBe(true);
    await change(payload, 'newsletter-issues', id, {}, { status: 'draft' });
    // A draft beside the published version changes nothing.
    expect(await isPublicIssue(id)).toBe(true);
    await payload.update({ collection: 'newsletter-issues', id, data: { _status: 'draft' } });
    expect(await isPublicIssue(id)).toBe(false);
  });
});

describe('in the inbox', () => {
  it('the export says who has confirmed and who gets no mail, and an erasure takes the deliveries along', async () => {
    await subscribe('ada@client.example');
    const { id } = await issue();
    await ask('editor', 'POST', `${id}/send`, sending(1));
    await claimMail(10);
    await sql(`update newsletter_subscribers set suppressed_at = now(), suppressed_for = 'complaint'`);
    const rows = await readAll('subscribers', { search: '' });
    expect(exportFile('subscribers', rows)).toMatch(/Confirmed \(UTC\).*No mail because of[\s\S]*complaint/);
    expect(await eraseByEmail('Ada@client.example')).toBe(1);
    expect(await sql('select 1 from mail_outbox union all select 1 from newsletter_subscribers')).toEqual([]);
  });
});
