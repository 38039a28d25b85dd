import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Form } from '@payload-types';
import { beforeEach, describe, expect, it } from 'vitest';
import { formExamples } from '@/blocks/form/form.example';
import { env } from '@/env';
import { changePath, exportPath, filePath } from '@/lib/inbox-addresses';
import { readPage } from '@/plugins/inbox/store';
import { removeUnusedFiles } from '@/plugins/inbox/unused-files';
import { receive, removeReceived } from '@/services/form-files/received';
import { openFile, storeFile } from '@/services/form-files/stored';
import { compose } from '@/services/mail/compose';
import { claimMail } from '@/services/mail/outbox';
import { callFunction } from '@/services/supabase/functions';
import { submitBuilt } from '@/visitors/forms/built/submit';
import { signatureOf } from '../../../supabase/functions/_shared/form-definition';
import { rateLimits } from '../../../supabase/functions/_shared/rate-limits';
import { sampleFiles } from '../../helpers/files';
import { newEmail, newVisitor, withGateway } from '../../helpers/gateway';
import { testPayload } from '../../helpers/payload';
import { signIn } from '../../helpers/staff';

const gateway = withGateway();
const { database } = gateway;
const { id: _, createdAt: __, updatedAt: ___, ...example } = formExamples.default.data;
const stored = () => path.resolve(env().DATA_DIR, 'form-files');
const onDisk = () => (fs.existsSync(stored()) ? fs.readdirSync(stored()) : []);
const received = () => fs.readdirSync(path.resolve(env().DATA_DIR, 'received-files'));

const payload = await testPayload();
const staff = await signIn(payload);

beforeEach(async () => {
  await database.query('truncate form_submissions, form_files, mail_outbox, inbox_notes, rate_limits');
  for (const name of onDisk()) fs.rmSync(path.join(stored(), name));
});

const fields: Form['fields'] = [
  { id: 'mail', blockType: 'email', label: 'Work email', required: true },
  { id: 'topic', blockType: 'choice', label: 'Topic', options: [{ text: 'Audit' }, { text: 'Else' }], required: false },
  { id: 'plan', blockType: 'file', label: 'Plan', accept: ['pdf', 'office'], required: false },
  {
    id: 'list',
    blockType: 'file',
    label: 'Sites',
    accept: ['text'],
    required: false,
    shownIf: { field: 'topic', value: 'Audit' },
  },
];
const build = (data: Partial<Form> = {}) =>
  payload.create({ collection: 'forms', data: { ...example, fields, _status: 'published', ...data } });

type Sent = {
  plan?: [name: string, content: Buffer];
  list?: [name: string, content: Buffer];
  mail?: string;
  topic?: string;
};

/** As the server does: files are received first, and removed with the response. */
async function send(form: string, { plan, list, ...texts }: Sent = {}, visitor = newVisitor()) {
  const ids: Record<string, string> = {};
  for (const [field, file] of Object.entries({ plan, list })) {
    if (file) ids[field] = await receive(env().DATA_DIR, file[0], Readable.from([file[1]]));
  }
  const entries = { form, mail: newEmail(), elapsed: '5000', ...texts, ...ids };
  const outcome = await submitBuilt(entries, visitor, '/audit');
  await removeReceived(env().DATA_DIR, Object.values(ids));
  return outcome;
}

const inbox = async () => (await readPage('submissions', { search: '', page: 1 })).rows;
const filesIn = (row: Awaited<ReturnType<typeof inbox>>[number] | undefined) =>
  (row?.answers ?? []).flatMap(({ value, file }) => (file ? [{ name: value, ...file }] : []));
const pdf: [string, Buffer] = ['../../Plan “A”.exe', sampleFiles.pdf];

describe('a file', () => {
  it('is stored with its entry, under a random name, with the size and a name that fits its content', async () => {
    const form = await build();
    expect(await send(form.id, { plan: pdf })).toMatchObject({ ok: true });
    const [row] = await inbox();
    const [file] = filesIn(row);
    expect(file).toMatchObject({ name: 'Plan “A”.exe.pdf', size: sampleFiles.pdf.length });
    expect(onDisk()).toEqual([file?.id]);
    expect(fs.readFileSync(path.join(stored(), file?.id ?? '')).equals(sampleFiles.pdf)).toBe(true);
    expect(fs.statSync(path.join(stored(), file?.id ?? '')).mode & 0o077).toBe(0);
    expect(fs.statSync(stored()).mode & 0o077).toBe(0);
  });

  it.each([
    [
      'plan',
      ['plan.pdf', sampleFiles.exe],
      'The content of “plan.pdf” is of another kind. Accepted: PDF, Office document.',
    ],
    [
      'plan',
      ['plan.docx', sampleFiles.docm],
      'The content of “plan.docx” is of another kind. Accepted: PDF, Office document.',
    ],
    ['list', ['list.csv', sampleFiles.pdf], 'The content of “list.csv” is of another kind. Accepted: text or CSV.'],
    ['plan', ['plan.pdf', Buffer.alloc(0)], '“plan.pdf” is empty. Please choose another file.'],
    [
      'plan',
      ['plan.pdf', Buffer.concat([sampleFiles.pdf, Buffer.alloc(10 * 1024 * 1024)])],
      '“plan.pdf” is larger than 10 MB. Please choose a smaller file.',
    ],
  ] as [string, [string, Buffer], string][])(
    'that is refused is named with the reason, and not stored: %#',
    async (field, file, message) => {
      const form = await build();
      const outcome = await send(form.id, { topic: 'Audit', [field]: file });
      expect(outcome).toMatchObject({ ok: false, errors: { [field]: message } });
      expect([await inbox(), onDisk(), received()]).toEqual([[], [], []]);
    },
  );

  it('of a field that is not shown is neither read nor stored', async () => {
    const form = await build();
    expect(await send(form.id, { topic: 'Else', list: ['a.csv', sampleFiles.exe] })).toMatchObject({ ok: true });
    expect([filesIn((await inbox())[0]), onDisk()]).toEqual([[], []]);
  });

  it('cannot be made up: text in its place counts as none', async () => {
    const required = fields.map((field) => (field.blockType === 'file' ? { ...field, required: true } : field));
    const form = await build({ fields: required as Form['fields'] });
    const made = JSON.stringify({ name: 'a.pdf', size: 1, kind: 'pdf', digest: 'a'.repeat(64), id: randomUUID() });
    for (const plan of [made, randomUUID(), '../../etc/passwd']) {
      const outcome = await submitBuilt({ form: form.id, mail: 'a@client.example', plan }, '10.6.9.9');
      expect(outcome).toMatchObject({ ok: false, errors: { plan: 'Please choose a file' } });
    }
  });

  it('that is sent again with the same entries is stored once, also at the same moment', async () => {
    const form = await build();
    const sent = { mail: 'twice@client.example', plan: pdf };
    await Promise.all([send(form.id, sent), send(form.id, sent)]);
    expect(await send(form.id, sent)).toMatchObject({ ok: true });
    const rows = await inbox();
    expect(rows).toHaveLength(1);
    expect(onDisk()).toEqual(filesIn(rows[0]).map(({ id }) => id));
    await send(form.id, { ...sent, plan: ['plan.pdf', Buffer.concat([sampleFiles.pdf, Buffer.from('\n')])] });
    expect(await inbox()).toHaveLength(2);
  });

  it('counts against a limit of its visitor', async () => {
    const form = await build();
    const { visitor: most } = rateLimits.formFiles;
    const outcomes = [];
    for (let n = 0; n < rateLimits.form.visitor; n++) {
      outcomes.push(await send(form.id, { topic: 'Audit', plan: pdf, list: ['a.csv', sampleFiles.csv] }, '10.6.8.8'));
    }
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(most / 2);
    expect(outcomes.at(-1)).toMatchObject({
      ok: false,
      notice: { description: expect.stringContaining('several requests') },
    });
    expect(onDisk()).toHaveLength(most);
  });

  it('that cannot be stored keeps the entry away, and says so', async () => {
    const form = await build();
    fs.rmSync(stored(), { recursive: true, force: true });
    fs.writeFileSync(stored(), '');
    try {
      expect(await send(form.id, { plan: pdf })).toMatchObject({
        ok: false,
        notice: { description: 'Your files could not be stored. Please try again later.' },
      });
    } finally {
      fs.rmSync(stored());
    }
    expect(await inbox()).toEqual([]);
  });
});

describe('the functions', () => {
  const signed = async () => {
    const { id, title } = await build();
    const file = { name: 'plan', kind: 'file', label: 'Plan', required: false, accept: ['pdf'] };
    const form = JSON.stringify({ id, title, fields: [file], recipients: [] });
    return { form, signature: await signatureOf(form, gateway.secretKey) };
  };
  const entry = (id?: string) =>
    JSON.stringify({ name: 'a.pdf', size: 1, kind: 'pdf', digest: 'a'.repeat(64), ...(id && { id }) });

  it('reserve places for the site alone', async () => {
    const { form, signature } = await signed();
    expect(await callFunction('reserve-files', { form, signature: 'x', files: 1 }, '10.6.7.1')).toMatchObject({
      status: 403,
    });
    for (const files of [0, 6, 1.5, '1'])
      expect(await callFunction('reserve-files', { form, signature, files }, '10.6.7.1')).toMatchObject({
        status: 400,
      });
    const { rowCount } = await database.query('select 1 from form_files');
    expect(rowCount).toBe(0);
  });

  it('take no file that was not reserved, or that another entry has', async () => {
    const { form, signature } = await signed();
    const submit = (plan: string) =>
      callFunction('submit-form', { form, signature, entries: { plan }, campaign: {}, elapsed: '5000' }, '10.6.7.2');
    expect(await submit(entry())).toMatchObject({ status: 400 });
    expect(await submit(entry(randomUUID()))).toMatchObject({ status: 500 });
    const reserved = await callFunction('reserve-files', { form, signature, files: 1 }, '10.6.7.2');
    const [id] = (reserved.ok ? reserved.data.ids : []) as string[];
    expect(await submit(entry(id))).toMatchObject({ ok: true, data: { kept: true } });
    expect(await submit(entry(id))).toMatchObject({ ok: true, data: { kept: false } });
    expect(await submit(entry(id).replaceAll('a.pdf', 'b.pdf'))).toMatchObject({ status: 500 });
    expect(await inbox()).toHaveLength(1);
  });
});

describe('staff', () => {
  async function oneFile() {
    const form = await build();
    await send(form.id, { mail: 'ada@client.example', plan: ['Plan ü.pdf', sampleFiles.pdf] });
    const [row] = await inbox();
    const [file] = filesIn(row);
    if (!row || !file) throw new Error('There is no file.');
    return { row, file, to: filePath(row.id, file.id) };
  }

  it('download it as a file to be saved, which the audit log notes without its name', async () => {
    const { to } = await oneFile();
    const response = await staff.editor.form('GET', to);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(sampleFiles.pdf)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Plan u_.pdf"; filename*=UTF-8''Plan%20%C3%BC.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-createdAt', limit: 1 });
    expect(docs[0]).toMatchObject({ action: 'export' });
    expect(JSON.stringify(docs[0])).not.toContain('Plan');
  });

  it.each(['author', 'reviewer', 'anonymous'] as const)('who may not open the inbox get none: %s', async (person) => {
    const { to } = await oneFile();
    expect((await staff[person].form('GET', to)).status).toBe(403);
  });

  it('get no file by the id of another entry, and none that is gone', async () => {
    const { row, file, to } = await oneFile();
    const { to: other } = await oneFile();
    expect((await staff.editor.form('GET', other.replace(/[^/]+$/, file.id))).status).toBe(404);
    expect((await staff.editor.form('GET', filePath(row.id, '..%2F..%2Fsecrets.json'))).status).toBe(404);
    fs.rmSync(path.join(stored(), file.id));
    expect((await staff.editor.form('GET', to)).status).toBe(404);
  });

  it('read its name in the mail and in the CSV, and find the entry by it', async () => {
    await oneFile();
    const sender = { name: 'Alethia', email: 'hello@alethia.example', siteUrl: 'http://localhost:3000' };
    const [claimed] = await claimMail(1);
    const mail = claimed && (await compose(claimed, sender));
    expect(mail?.text).toContain('Plan\nPlan ü.pdf (the file is in the inbox)');
    expect(mail?.attachments).toBeUndefined();
    expect(await (await staff.editor.form('GET', exportPath('submissions'))).text()).toContain('Plan ü.pdf');
    expect((await readPage('submissions', { search: 'plan ü', page: 1 })).total).toBe(1);
  });
});

describe('a file goes', () => {
  async function stores(mail: string) {
    const form = await build();
    await send(form.id, { mail, plan: pdf });
    const row = (await inbox()).find(({ email }) => email === mail);
    return { id: row?.id ?? '', file: filesIn(row)[0]?.id ?? '' };
  }
  const known = async () => (await database.query('select id from form_files')).rows.map(({ id }) => id);

  it('with its entry', async () => {
    const [gone, stays] = [await stores('a@client.example'), await stores('b@client.example')];
    await staff.editor.form('POST', changePath('submissions', gone.id, 'delete'));
    expect([onDisk(), await known()]).toEqual([[stays.file], [stays.file]]);
  });

  it('with everything of a person', async () => {
    await stores('a@client.example');
    await stores('a@client.example');
    const stays = await stores('b@client.example');
    await staff.editor.form('POST', '/api/inbox/erase', { email: 'A@client.example', rows: '2' });
    expect([onDisk(), await known()]).toEqual([[stays.file], [stays.file]]);
  });

  it('when its entry is deleted past the inbox, by a rule of retention', async () => {
    const gone = await stores('a@client.example');
    const stays = await stores('b@client.example');
    await database.query(`update form_submissions set created_at = now() - interval '400 days' where id = $1`, [
      gone.id,
    ]);
    await database.query(`update form_files set created_at = now() - interval '400 days'`);
    await database.query(`delete from form_submissions where created_at < now() - interval '365 days'`);
    expect(await removeUnusedFiles()).toBe(1);
    expect([onDisk(), await known()]).toEqual([[stays.file], [stays.file]]);
  });

  it('when the process ended before its entry was stored, but not while that may still happen', async () => {
    const stays = await stores('b@client.example');
    const { rows } = await database.query<{ ids: { ids: string[] } }>(
      `select reserve_form_files(2, 'crash', 30, 3600) as ids`,
    );
    const [orphan = '', never = ''] = rows[0]?.ids.ids ?? [];
    const id = await receive(env().DATA_DIR, 'a.pdf', Readable.from([sampleFiles.pdf]));
    const folder = path.resolve(env().DATA_DIR, 'received-files');
    fs.copyFileSync(path.join(folder, id), path.join(folder, 'copy'));
    await storeFile(orphan, { path: path.join(folder, 'copy'), size: sampleFiles.pdf.length });
    expect(await removeUnusedFiles()).toBe(0);
    expect(onDisk().toSorted()).toEqual([stays.file, orphan].toSorted());
    expect(received()).toContain(id);

    const later = new Date(Date.now() + 2 * 3_600_000);
    expect(await removeUnusedFiles(later)).toBe(2);
    expect([onDisk(), received()]).toEqual([[stays.file], []]);
    expect(await known()).not.toContain(never);
    expect(await openFile(orphan)).toBeUndefined();
  });

  it('not while the database does not respond', async () => {
    const { file } = await stores('a@client.example');
    const { SUPABASE_URL } = env();
    Object.assign(env(), { SUPABASE_URL: 'http://127.0.0.1:9' });
    try {
      await expect(removeUnusedFiles(new Date(Date.now() + 86_400_000))).rejects.toThrow();
    } finally {
      Object.assign(env(), { SUPABASE_URL });
    }
    expect(onDisk()).toEqual([file]);
  });
});

describe('a condition', () => {
  it('goes with its field when that is renamed, and with a copy of the form', async () => {
    const made = await build({
      fields: fields.map((field) =>
        field.id === 'list' ? { ...field, shownIf: { field: 'Topic', value: 'Audit' } } : field,
      ),
    });
    expect(made.fields[3]?.shownIf?.field).toBe('topic');
    const renamed = made.fields.map((field) => (field.id === 'topic' ? { ...field, label: 'Subject' } : field));
    const saved = await payload.update({ collection: 'forms', id: made.id, data: { fields: renamed } });
    expect(saved.fields[3]?.shownIf).toMatchObject({ field: 'topic', value: 'Audit' });

    const copy = await payload.duplicate({ collection: 'forms', id: made.id });
    expect(copy.fields[1]?.id).not.toBe('topic');
    expect(copy.fields[3]?.shownIf).toMatchObject({ field: copy.fields[1]?.id, value: 'Audit' });
  });
});
