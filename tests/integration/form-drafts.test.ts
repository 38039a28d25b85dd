import type { Form } from '@payload-types';
import { describe, expect, it } from 'vitest';
import { readForm } from '@/data/forms';
import { submitBuilt } from '@/visitors/forms/built/submit';
import { newVisitor, withGateway } from '../helpers/gateway';
import { testPayload } from '../helpers/payload';
import { change, create } from '../helpers/samples';
import { signIn } from '../helpers/staff';

const { database } = withGateway();

const payload = await testPayload();
const staff = await signIn(payload);

type Row = Form['fields'][number];
const name: Row = { id: 'name', blockType: 'text', label: 'Name', required: true };
const topic: Row = { id: 'topic', blockType: 'text', label: 'Topic', required: true };

const labelsOf = async (id: string) => (await readForm(id))?.fields.map(({ label }) => label);
const send = (form: string, sent: Record<string, string>) =>
  submitBuilt({ form, elapsed: '5000', ...sent }, newVisitor(), '/forms-of-tests');
const entriesOf = async (form: string) => {
  const { rows } = await database.query<{ answers: { label: string; value: string }[] }>(
    'select answers from form_submissions where form_id = $1 order by created_at',
    [form],
  );
  return rows.map(({ answers }) => answers.map(({ label, value }) => [label, value]));
};

describe('a draft of a form', () => {
  it('changes nothing for visitors until it is published', async () => {
    const { id } = await create(payload, 'forms', 'In use', { data: { fields: [name, topic] } });
    await change(payload, 'forms', id, { fields: [name], submitLabel: 'Draft' }, { status: 'draft' });
    expect(await labelsOf(id)).toEqual(['Name', 'Topic']);
    expect(await send(id, { name: 'Kim' })).toMatchObject({
      ok: false,
      errors: { topic: 'Please fill in this field' },
    });
    expect(await send(id, { name: 'Kim', topic: 'Rivers' })).toMatchObject({ ok: true });

    await change(payload, 'forms', id, { fields: [name], submitLabel: 'Draft' });
    expect(await labelsOf(id)).toEqual(['Name']);
    expect(await send(id, { name: 'Kim', topic: 'Lakes' })).toMatchObject({ ok: true });
    expect(await entriesOf(id)).toEqual([
      [
        ['Name', 'Kim'],
        ['Topic', 'Rivers'],
      ],
      [['Name', 'Kim']],
    ]);
  });

  it('may be unfinished, and is published only when its fields work together', async () => {
    const twice = [name, { ...topic, label: 'Name' }];
    const { id } = await create(payload, 'forms', 'Unfinished', { data: { fields: [name] } });
    const draft = await staff.editor.rest('PATCH', `/forms/${id}?draft=true`, { fields: twice, _status: 'draft' });
    expect(draft.status).toBe(200);
    const published = await staff.editor.rest('PATCH', `/forms/${id}`, { fields: twice, _status: 'published' });
    expect(published.status).toBe(400);
    expect(JSON.stringify(published.body)).toContain('Another field has this label.');
    expect(await labelsOf(id)).toEqual(['Name']);
  });

  it('that was never published receives nothing', async () => {
    const { id } = await create(payload, 'forms', 'New', { status: 'draft' });
    expect(await readForm(id)).toBeNull();
    expect(await send(id, { name: 'Kim' })).toMatchObject({ ok: false });
  });

  it('may be saved by authors, and published by editors only', async () => {
    const { id } = await create(payload, 'forms', 'Shared', { data: { fields: [name] } });
    const data = { recipients: ['desk@alethia.example'] };
    const saved = await staff.author.rest('PATCH', `/forms/${id}?draft=true`, { ...data, _status: 'draft' });
    expect(saved.status).toBe(200);
    expect((await readForm(id))?.recipients ?? []).toEqual([]);
    expect((await staff.author.rest('PATCH', `/forms/${id}`, { ...data, _status: 'published' })).status).toBe(403);
    expect((await staff.editor.rest('PATCH', `/forms/${id}`, { ...data, _status: 'published' })).status).toBe(200);
    expect((await readForm(id))?.recipients).toEqual(['desk@alethia.example']);
  });

  it('is published with its release', async () => {
    const { id } = await create(payload, 'forms', 'Released', { data: { fields: [name] } });
    await change(payload, 'forms', id, { fields: [name, topic] }, { status: 'draft' });
    const release = await staff.editor.rest<{ doc: { id: string } }>('POST', '/releases', {
      title: 'With a form',
      documents: [{ relationTo: 'forms', value: id }],
    });
    expect(await labelsOf(id)).toEqual(['Name']);
    const { status } = await staff.editor.rest('POST', `/releases/${release.body.doc.id}/publish`, {});
    expect(status).toBe(200);
    expect(await labelsOf(id)).toEqual(['Name', 'Topic']);
  });
});
