import type { Form } from '@payload-types';
import { beforeEach, describe, expect, it } from 'vitest';
import { formExamples } from '@/blocks/form/form.example';
import { env } from '@/env';
import { changePath, erasePath, exportPath } from '@/lib/inbox-addresses';
import { readPage, readRow } from '@/plugins/inbox/store';
import { tags } from '@/publishing/tags';
import { compose } from '@/services/mail/compose';
import { claimMail } from '@/services/mail/outbox';
import { submitBuilt } from '@/visitors/forms/built/submit';
import { expiredBy } from '../../helpers/expired-tags';
import { newEmail, newVisitor, withGateway } from '../../helpers/gateway';
import { client, noticeOf } from '../../helpers/http';
import { testPayload } from '../../helpers/payload';
import { type Person, signIn } from '../../helpers/staff';

const { database } = withGateway();
const { id: _, createdAt: __, updatedAt: ___, ...example } = formExamples.default.data;

const payload = await testPayload();
const staff = await signIn(payload);

beforeEach(() => database.query('truncate form_submissions, form_files, mail_outbox, inbox_notes'));

const build = async (data: Partial<Form> = {}) =>
  payload.create({ collection: 'forms', data: { ...example, _status: 'published', ...data } });
const entries = (more: Record<string, string> = {}) => ({
  name: 'Ada',
  mail: newEmail(),
  part: 'Sensors and signals',
  elapsed: '5000',
  ...more,
});
const send = (form: string, sent: Record<string, string>) => submitBuilt({ form, ...sent }, newVisitor(), '/audit');
const inbox = async () => (await readPage('submissions', { search: '', page: 1 })).rows;
const request = (...[method, path, form]: Parameters<typeof staff.editor.form>) =>
  staff.editor.form(method, path, form);

describe('an entry', () => {
  it('is stored, thanked for, and in the inbox with its questions, its page and its campaign', async () => {
    const form = await build();
    const sent = entries({ more: 'Two\nlines', from: '/platform', campaign: '?utm_source=letter&gclid=x' });
    expect(await send(form.id, sent)).toEqual({
      ok: true,
      notice: { title: 'Thank you', description: example.thanks.text, tone: 'success' },
    });
    const [row] = await inbox();
    expect(row).toMatchObject({
      form_id: form.id,
      form_title: 'Audit request',
      name: 'Ada',
      email: sent.mail,
      status: 'new',
      sent_from: '/audit',
      source_page: '/platform',
      campaign: { utm_source: 'letter' },
      mail_outbox: [{ kind: 'form-notice', sent_at: null }],
    });
    expect(row?.answers.map(({ label, value }) => [label, value])).toEqual([
      ['Name', 'Ada'],
      ['Work email', sent.mail],
      ['What should we look at?', 'Sensors and signals'],
      ['What else should we know?', 'Two\nlines'],
    ]);
  });

  it('that is invalid comes back with the messages of its fields, and is not stored', async () => {
    const form = await build();
    const outcome = await send(form.id, entries({ name: '', part: 'Something else' }));
    expect(outcome).toMatchObject({
      ok: false,
      notice: { title: 'Your entries were not sent' },
      errors: { name: 'Please fill in this field', other: 'Please fill in this field' },
    });
    expect(await inbox()).toEqual([]);
  });

  it.each([undefined, 'nothing', '00000000-0000-4000-8000-00000000dead', "' or 1=1"])(
    'of the form %s is refused without failing',
    async (form) => {
      const outcome = await submitBuilt({ ...entries(), ...(form ? { form } : {}) }, '10.2.9.9');
      expect(outcome).toMatchObject({
        ok: false,
        notice: { description: 'This form is no longer available. Please write to us directly.' },
      });
    },
  );

  it('that cannot be stored is refused with a text that asks to try again', async () => {
    const form = await build();
    const { SUPABASE_URL } = env();
    Object.assign(env(), { SUPABASE_URL: 'http://127.0.0.1:9' });
    try {
      expect(await send(form.id, entries())).toMatchObject({
        ok: false,
        notice: { title: 'Your entries were not sent', description: 'Please try again later.' },
      });
    } finally {
      Object.assign(env(), { SUPABASE_URL });
    }
  });

  it('of a form in the trash is refused', async () => {
    const form = await build();
    await payload.update({ collection: 'forms', id: form.id, data: { deletedAt: new Date().toISOString() } });
    expect(await send(form.id, entries())).toMatchObject({ ok: false });
  });

  it('keeps its questions when the form changes', async () => {
    const form = await build();
    await send(form.id, entries());
    await payload.update({
      collection: 'forms',
      id: form.id,
      data: { title: 'Renamed', fields: [{ id: 'name', blockType: 'text', label: 'Who?' }] },
    });
    expect(await inbox()).toMatchObject([{ form_title: 'Audit request', answers: [{ label: 'Name' }, {}, {}] }]);
  });

  it('leads to a page, if the form says so and the page is published', async () => {
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Thanks', path: '/thanks-of-tests', blocks: [], _status: 'published' },
    });
    const form = await build({ thanks: { kind: 'page', page: page.id } });
    expect(await send(form.id, entries())).toEqual({ ok: true, to: '/thanks-of-tests' });
    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } });
    expect(await send(form.id, entries())).toMatchObject({ ok: true, notice: { title: 'Thank you' } });
  });
});

const sender = { name: 'Alethia', email: 'hello@alethia.example', siteUrl: 'https://www.alethia.example' };

describe('the notice', () => {
  const composed = async () => {
    const [mail] = await claimMail(1);
    return mail && compose(mail, sender);
  };

  it('goes to the recipients of the form with every entry, and a reply to the sender', async () => {
    const form = await build({ recipients: ['audits@alethia.example', 'desk@alethia.example'] });
    const sent = entries({ name: 'Ada\r\nBcc: x@evil.example', more: 'Two\nlines' });
    await send(form.id, sent);
    const mail = await composed();
    expect(mail).toMatchObject({
      to: ['audits@alethia.example', 'desk@alethia.example'],
      replyTo: { name: 'Ada Bcc: x@evil.example', address: sent.mail },
      subject: 'Audit request: Ada Bcc: x@evil.example',
    });
    const [{ id } = { id: '' }] = await inbox();
    for (const part of ['What else should we know?\nTwo\nlines', `/admin/inbox/submissions/${id}`]) {
      expect(mail?.text).toContain(part);
    }
  });

  it('goes to the company where the form names no recipient', async () => {
    await send((await build()).id, entries());
    expect(await composed()).toMatchObject({ to: 'hello@alethia.example' });
  });
});

describe('the mail to the sender', () => {
  const confirmation = { send: true, subject: 'We have your request', text: 'A colleague will call you.' };

  it('is what staff wrote, and quotes nothing that was entered', async () => {
    const form = await build({ confirmation });
    const sent = entries({ name: 'Cheap pills at https://pills.example', more: 'pills' });
    await send(form.id, sent);
    const mails = await claimMail(2);
    const mail = mails.find(({ kind }) => kind === 'form-confirmation');
    const composed = mail && (await compose(mail, sender));
    expect(composed).toMatchObject({
      to: sent.mail,
      replyTo: { address: 'hello@alethia.example' },
      subject: 'We have your request',
      text: 'A colleague will call you.\n\n--\n\nAlethia\nhttps://www.alethia.example',
    });
    expect(JSON.stringify(composed)).not.toContain('pills');
  });

  it('needs an email field', async () => {
    const fields = [{ blockType: 'text', label: 'Question' }];
    const { status, body } = await staff.editor.rest('POST', '/forms', { ...example, fields, confirmation });
    expect([status, JSON.stringify(body).includes('Add an email field')]).toEqual([400, true]);
  });
});

describe('the inbox', () => {
  it('finds a submission by the title of its form and by any entry', async () => {
    const form = await build({ title: 'Site visit' });
    await send(form.id, entries({ more: 'Rivers' }));
    await send((await build()).id, entries());
    for (const search of ['site visit', 'RIVERS']) {
      const { rows, total } = await readPage('submissions', { search, page: 1 });
      expect([rows.map((row) => row.form_title), total]).toEqual([['Site visit'], 1]);
    }
  });

  it('exports one column for each question, without formulas', async () => {
    await send((await build()).id, entries({ name: '=1+1', campaign: '?utm_source=letter', from: '/' }));
    const plain = await build({
      title: 'Other',
      fields: [{ id: 'q', blockType: 'text', label: 'Question, with comma' }],
    });
    await send(plain.id, { q: 'Answer', elapsed: '5000' });
    const response = await request('GET', exportPath('submissions'));
    expect(response.headers.get('content-disposition')).toMatch(/filename="submissions-/);
    const [head, ...rows] = (await response.text()).trim().split('\r\n');
    expect(head).toContain('Received (UTC),Status,Form,Sent from,Came from,utm_source');
    expect(head).toContain('"Question, with comma",Name,Work email');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/,New,Other,\/audit,,,,,,,,English,Answer,/);
    expect(rows[1]).toMatch(/,Audit request,\/audit,\/,letter,.*,'=1\+1,/);
  });

  it('changes the status, replies to who left an address, and deletes', async () => {
    await send((await build()).id, entries());
    const [{ id } = { id: '' }] = await inbox();
    expect(noticeOf(await request('POST', changePath('submissions', id, 'status'), { status: 'spam' }))).toBe(
      'status-saved',
    );
    const reply = { subject: 'Your request', text: 'Hello' };
    expect(noticeOf(await request('POST', changePath('submissions', id, 'reply'), reply))).toBe('replied');
    expect(await readRow('submissions', id)).toMatchObject({ status: 'answered' });
    expect(noticeOf(await request('POST', changePath('submissions', id, 'delete')))).toBe('deleted');
    expect(await readRow('submissions', id)).toBeUndefined();

    const nameless = await build({ title: 'Poll', fields: [{ id: 'q', blockType: 'text', label: 'Question' }] });
    await send(nameless.id, { q: 'Answer', elapsed: '5000' });
    const [row] = await inbox();
    expect(row).toMatchObject({ email: '', name: null });
    expect(noticeOf(await request('POST', changePath('submissions', row?.id ?? '', 'reply'), reply))).toBe('invalid');
  });

  it('sends a failed notice again', async () => {
    await send((await build()).id, entries());
    await database.query(`update mail_outbox set given_up_at = now(), attempts = 12`);
    const [{ id } = { id: '' }] = await inbox();
    expect(noticeOf(await request('POST', changePath('submissions', id, 'send-again')))).toBe('sent-again');
  });

  it('erases every submission of an address, with its mail', async () => {
    const form = await build();
    const sent = entries();
    await send(form.id, sent);
    await send(form.id, { ...sent, more: 'Once more' });
    await send(form.id, entries());
    const response = await request('POST', '/api/inbox/erase', { email: sent.mail.toUpperCase(), rows: '2' });
    expect(new URL(response.headers.get('location') ?? '', 'http://localhost:3000').pathname).toBe(erasePath());
    expect((await inbox()).map(({ email }) => email)).not.toContain(sent.mail);
    expect(await inbox()).toHaveLength(1);
    expect((await database.query('select 1 from mail_outbox')).rowCount).toBe(1);
  });
});

describe('a form', () => {
  const created = (who: Person, data: object) =>
    staff[who].rest<{ errors?: { data?: { errors?: { path: string; message: string }[] } }[] }>('POST', '/forms', {
      ...example,
      ...data,
    });

  it.each([
    [
      [{ blockType: 'text', label: 'A', shownIf: { field: 'B', value: 'x' } }],
      'fields.0.shownIf.field',
      'There is no choice or consent above this field.',
    ],
    [[{ blockType: 'text', label: { a: 1 } }], 'fields.0.label', 'Enter a text.'],
    [[], 'fields', undefined],
    [[{ blockType: 'choice', label: 'A', options: [{ text: 'One' }] }], 'fields.0.options', undefined],
  ])('that cannot work is refused: %#', async (fields, path, message) => {
    const { status, body } = await created('editor', { fields });
    const faults = body.errors?.[0]?.data?.errors ?? [];
    expect([status, faults.map((fault) => fault.path)]).toEqual([400, [path]]);
    if (message) expect(faults[0]?.message).toBe(message);
  });

  it('has addresses as recipients, and nothing else', async () => {
    expect((await created('editor', { recipients: ['desk@alethia.example'] })).status).toBe(201);
    expect((await created('editor', { recipients: ['desk'] })).status).toBe(400);
  });

  it('can be published on a page, which does not tell visitors who receives its entries', async () => {
    const form = await build({ recipients: ['desk@alethia.example'] });
    const section = { ground: 'white', spacing: 'standard' } as const;
    const published = await staff.editor.rest<{ doc: { id: string } }>('POST', '/pages', {
      title: 'With a form',
      path: '/with-a-form',
      blocks: [{ blockType: 'form', heading: 'Ask us', form: form.id, section }],
      _status: 'published',
    });
    expect(published.status).toBe(201);
    const { status, body } = await client().rest('GET', `/pages/${published.body.doc.id}?depth=3`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(form.id);
    expect(JSON.stringify(body)).not.toContain('desk@alethia.example');
    const uses = await staff.editor.rest('GET', `/usage/forms/${form.id}`);
    expect(JSON.stringify(uses.body)).toContain('With a form');
    const thrown = await staff.editor.rest('PATCH', `/forms/${form.id}`, { deletedAt: new Date().toISOString() });
    expect(thrown.status).toBe(409);
    expect(JSON.stringify(thrown.body)).toContain('With a form');
  });

  it('that is saved expires the pages that show it', async () => {
    const form = await build();
    const change = () => payload.update({ collection: 'forms', id: form.id, data: { submitLabel: 'Ask' } });
    expect(await expiredBy(change)).toContain(tags.document(form.id));
  });
});
