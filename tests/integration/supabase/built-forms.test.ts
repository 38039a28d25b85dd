import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type FormField, signatureOf } from '../../../supabase/functions/_shared/form-definition';
import { rateLimits } from '../../../supabase/functions/_shared/rate-limits';
import { newEmail, withGateway } from '../../helpers/gateway';

const gateway = withGateway();

const fields: FormField[] = [
  { name: 'who', kind: 'text', label: 'Name', required: true, autofill: 'name' },
  { name: 'mail', kind: 'email', label: 'Email', required: true },
  { name: 'topic', kind: 'choice', label: 'Topic', required: true, options: ['Audit', 'Something else'] },
  {
    name: 'other',
    kind: 'text',
    label: 'Which topic?',
    required: true,
    shownIf: { field: 'topic', value: 'Something else' },
  },
  { name: 'phone', kind: 'phone', label: 'Phone', required: false },
  { name: 'sites', kind: 'number', label: 'Sites', required: false, min: 1, max: 500 },
  { name: 'start', kind: 'date', label: 'Start', required: false },
  { name: 'more', kind: 'long-text', label: 'Anything else', required: false },
  { name: 'agreed', kind: 'consent', label: 'I agree to be called', required: false },
];
const form = (more: object = {}) => ({
  id: randomUUID(),
  title: 'Audit request',
  fields,
  recipients: ['audits@alethia.example'],
  ...more,
});
const good = (more: object = {}) => ({
  who: 'Ada',
  mail: newEmail(),
  topic: 'Audit',
  ...more,
});

type Sent = { definition?: object; entries?: object; visitor?: string; signature?: string; more?: object };
async function submit({ definition = form(), entries = good(), visitor, signature, more }: Sent = {}) {
  const text = JSON.stringify(definition);
  const json = {
    form: text,
    signature: signature ?? (await signatureOf(text, gateway.secretKey)),
    entries,
    campaign: {},
    elapsed: '5000',
    ...more,
  };
  return gateway.call('submit-form', json, visitor);
}

const rowsOf = (formId: string) => gateway.rows('select * from form_submissions where form_id = $1', formId);
const mailAbout = (formId: string) =>
  gateway.rows(
    `select o.kind, o.sent_at from mail_outbox o join form_submissions s on s.id = o.submission_id
      where s.form_id = $1`,
    formId,
  );

const ok = { status: 200, body: { ok: true } };

it('stores what was entered with its questions, where it came from, and a notice to be sent', async () => {
  const definition = form();
  const entries = good({
    topic: 'Something else',
    other: 'A pilot',
    phone: '+1 303 555 0100',
    sites: '12',
    start: '2027-03-31',
    more: 'Two lines\r\nof text 🛰️',
    agreed: 'yes',
  });
  const more = { page: '/platform', campaign: { utm_source: 'letter', utm_campaign: 'spring' } };
  expect(await submit({ definition, entries, more })).toEqual(ok);
  expect(await rowsOf(definition.id)).toMatchObject([
    {
      form_title: 'Audit request',
      name: 'Ada',
      email: entries.mail,
      status: 'new',
      source_page: '/platform',
      campaign: { utm_source: 'letter', utm_campaign: 'spring' },
      recipients: ['audits@alethia.example'],
      answers: [
        { name: 'who', label: 'Name', kind: 'text', value: 'Ada' },
        { name: 'mail', label: 'Email', kind: 'email', value: entries.mail },
        { name: 'topic', label: 'Topic', kind: 'choice', value: 'Something else' },
        { name: 'other', label: 'Which topic?', kind: 'text', value: 'A pilot' },
        { name: 'phone', label: 'Phone', kind: 'phone', value: '+1 303 555 0100' },
        { name: 'sites', label: 'Sites', kind: 'number', value: '12' },
        { name: 'start', label: 'Start', kind: 'date', value: '2027-03-31' },
        { name: 'more', label: 'Anything else', kind: 'long-text', value: 'Two lines\nof text 🛰️' },
        { name: 'agreed', label: 'I agree to be called', kind: 'consent', value: 'yes' },
      ],
    },
  ]);
  expect(await mailAbout(definition.id)).toEqual([{ kind: 'form-notice', sent_at: null }]);
});

it('does not store what was sent for a field that is not shown, or that the form does not have', async () => {
  const definition = form();
  const entries = good({ other: 'Hidden', secret: 'x' });
  expect(await submit({ definition, entries })).toEqual(ok);
  const [row] = await rowsOf(definition.id);
  expect(row?.answers.map(({ name }: { name: string }) => name)).toEqual(['who', 'mail', 'topic']);
  expect(JSON.stringify(row)).not.toMatch(/Hidden|secret/);
});

it.each([
  ['who', ' ', 'Please fill in this field'],
  ['topic', 'Pills', 'Please choose one of the options'],
  ['sites', '501', 'Please enter 500 or less'],
])('refuses %s %j with the message of the field, and stores nothing', async (name, value, message) => {
  const definition = form();
  const { status, body } = await submit({ definition, entries: good({ [name]: value }) });
  expect([status, body.fields]).toEqual([400, { [name]: message }]);
  expect(await rowsOf(definition.id)).toEqual([]);
});

it('requires a field once it is shown', async () => {
  const { status, body } = await submit({ entries: good({ topic: 'Something else' }) });
  expect([status, body.fields]).toEqual([400, { other: 'Please fill in this field' }]);
});

describe('a definition', () => {
  it('that the site has not signed is refused: neither recipients nor rules can be made up', async () => {
    const definition = form();
    const other = await signatureOf(JSON.stringify(form()), gateway.secretKey);
    const guessed = await signatureOf(JSON.stringify(definition), gateway.publishableKey);
    for (const signature of ['', 'x', other, guessed]) {
      expect(await submit({ definition, signature })).toMatchObject({ status: 403, body: { code: 'untrusted_form' } });
    }
    expect(await rowsOf(definition.id)).toEqual([]);
  });

  it.each([['null'], ['[]'], ['{'], ['{"form":1}']])('is missing in %j, which does not fail', async (body) => {
    const response = await gateway.ask('/functions/v1/submit-form', {
      method: 'POST',
      key: gateway.publishableKey,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });
});

it('stores the same entries once, however often and however fast they come', async () => {
  const definition = form();
  const entries = good();
  const times = rateLimits.form.mailbox;
  const answers = await Promise.all(
    Array.from({ length: times }, () => submit({ definition, entries, visitor: '10.9.9.8' })),
  );
  expect(answers).toEqual(Array(times).fill(ok));
  expect(await rowsOf(definition.id)).toHaveLength(1);
  expect(await mailAbout(definition.id)).toHaveLength(1);
  await submit({ definition, entries: { ...entries, topic: 'Something else', other: 'More' }, visitor: '10.9.9.7' });
  expect(await rowsOf(definition.id)).toHaveLength(1);
});

it('stores the same entries from another page, such as that of another position', async () => {
  const [definition, entries] = [form(), good()];
  for (const sentFrom of ['/careers/welder', '/careers/planner', '/careers/welder'])
    expect(await submit({ definition, entries, more: { sentFrom } })).toEqual(ok);
  expect((await rowsOf(definition.id)).map(({ sent_from }) => sent_from)).toEqual([
    '/careers/welder',
    '/careers/planner',
  ]);
});

it('stores the same entries for another form, and again a day later', async () => {
  const [one, two] = [form(), form()];
  const entries = good();
  await submit({ definition: one, entries });
  await submit({ definition: two, entries });
  await gateway.rows(`update form_submissions set created_at = now() - interval '25 hours' where form_id = $1`, one.id);
  await submit({ definition: one, entries });
  expect(await rowsOf(one.id)).toHaveLength(2);
  expect(await rowsOf(two.id)).toHaveLength(1);
});

it.each([
  ['the hidden field is filled in', { website: 'https://spam.example' }],
  ['it comes too fast', { elapsed: '300' }],
])('when %s, stores it as spam, says nothing and sends nothing', async (_, more) => {
  const definition = form();
  expect(await submit({ definition, more })).toEqual(ok);
  expect(await rowsOf(definition.id)).toMatchObject([{ status: 'spam' }]);
  expect(await mailAbout(definition.id)).toEqual([]);
});

it('delivers what it took for spam once it comes as a person sends it', async () => {
  const [definition, entries] = [form(), good()];
  for (const elapsed of ['300', '9000', '9000', '300'])
    expect(await submit({ definition, entries, more: { elapsed } })).toEqual(ok);
  expect((await rowsOf(definition.id)).map(({ status }) => status).sort()).toEqual(['new', 'spam']);
  expect(await mailAbout(definition.id)).toHaveLength(1);
});

it('limits the entries of one mailbox and of one visitor', async () => {
  const definition = form();
  const { mail } = good();
  const ofMailbox = [];
  for (let n = 0; n <= rateLimits.form.mailbox; n++) {
    ofMailbox.push(await submit({ definition, entries: good({ mail, more: `Number ${n}` }) }));
  }
  expect(ofMailbox.map(({ status }) => status)).toEqual([...Array(rateLimits.form.mailbox).fill(200), 429]);
  const ofVisitor = [];
  for (let n = 0; n <= rateLimits.form.visitor; n++) ofVisitor.push(await submit({ definition, visitor: '10.7.6.5' }));
  expect(ofVisitor.map(({ status }) => status)).toEqual([...Array(rateLimits.form.visitor).fill(200), 429]);
  expect(ofVisitor.at(-1)?.body.error).toBe(
    'You have sent several requests in a short time. Please try again later, or write to us directly.',
  );
  expect(Number(ofVisitor.at(-1)?.retryAfter)).toBeGreaterThan(0);
});

it('mails the sender only if the form says so and asks for an address', async () => {
  const confirmation = { subject: 'We have your request', text: 'Thank you.' };
  const kinds = async (definition: { id: string }) => {
    expect(await submit({ definition })).toEqual(ok);
    return (await mailAbout(definition.id)).map(({ kind }) => kind).toSorted();
  };
  expect(await kinds(form({ confirmation }))).toEqual(['form-confirmation', 'form-notice']);
  expect(await kinds(form({ confirmation, fields: fields.filter(({ kind }) => kind !== 'email') }))).toEqual([
    'form-notice',
  ]);
  const spam = form({ confirmation });
  await submit({ definition: spam, more: { website: 'x' } });
  expect(await mailAbout(spam.id)).toEqual([]);
});

it('asks for no address where the form has none, and counts the visitor all the same', async () => {
  const definition = form({ fields: fields.filter(({ kind }) => kind !== 'email'), recipients: [] });
  expect(await submit({ definition })).toEqual(ok);
  expect(await rowsOf(definition.id)).toMatchObject([{ email: null, name: 'Ada', recipients: [] }]);
});

it.each([
  ['https://evil.example/', {}],
  ['/a\nb', { utm_source: 'x'.repeat(201) }],
  [7, 'text'],
])('an origin that makes no sense (%j, %j) is left out, and the entry stored', async (page, campaign) => {
  const definition = form();
  expect(await submit({ definition, more: { page, campaign } })).toEqual(ok);
  expect(await rowsOf(definition.id)).toMatchObject([{ source_page: null, campaign: {} }]);
});
