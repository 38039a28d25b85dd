import nodemailer from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEASE_SECONDS, MOST_ATTEMPTS } from '@/services/mail/outbox';
import type { Sender } from '@/services/mail/sender';
import { OutboxWorker } from '@/services/mail/worker';
import { randomFreePort as freePort } from '../../../scripts/process/ports';
import { withGateway } from '../../helpers/gateway';

/** Real tables behind the real REST API, and a mail server that accepts, refuses, or is down. */

const gateway = withGateway();
const { rows: sql } = gateway;
let servers: SMTPServer[] = [];
const sender: Sender = { name: 'Alethia', email: 'hello@alethia.example', siteUrl: 'http://localhost:3000' };

beforeEach(() => sql('truncate contact_messages, bookings, mail_outbox, inbox_notes'));
afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
  servers = [];
});

const submit = (count: number) =>
  sql(
    `with m as (
       insert into contact_messages (name, email, message, fingerprint)
       select 'Ada ' || n, 'ada' || n || '@client.example', 'Hello', n::text from generate_series(1, $1::int) n returning id)
     insert into mail_outbox (kind, message_id) select 'contact-notice', id from m`,
    count,
  );
const dueAgain = () => sql(`update mail_outbox set due_at = now() where sent_at is null and given_up_at is null`);
type Row = { attempts: number; sent: boolean; given_up: boolean; last_error: string | null; wait: number };
const outbox = () =>
  sql<Row>(`select attempts, sent_at is not null sent, given_up_at is not null given_up, last_error,
    round(extract(epoch from due_at - now()))::int wait from mail_outbox order by created_at`);

type Refuses = (recipient: string) => { responseCode: number } | undefined;
async function mailServer(port: number, refuses: Refuses = () => undefined): Promise<Email[]> {
  const taken: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuses(address);
      done(refusal ? Object.assign(new Error(`${address} is refused`), refusal) : undefined);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        taken.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return taken;
}

function worker(port: number, log: string[] = []) {
  const transport = nodemailer.createTransport(
    { host: '127.0.0.1', port, connectionTimeout: 2_000, socketTimeout: 2_000 },
    { from: 'Alethia <no-reply@alethia.example>' },
  );
  const site = { sender: async () => sender, isPublic: async () => true };
  return new OutboxWorker({ ...site, transport: () => transport, log: (line) => log.push(line) });
}
const subjects = (mails: Email[]) => mails.map(({ subject }) => subject).sort();

describe('the outbox', () => {
  it('loses nothing while the mail server is away, and sends each mail once when it is back', async () => {
    await submit(23);
    const port = await freePort();
    const log: string[] = [];
    const sending = worker(port, log);
    for (let round = 0; round < 4; round += 1) {
      await sending.nudge();
      await dueAgain();
    }
    expect((await outbox()).filter(({ sent }) => sent)).toEqual([]);
    const taken = await mailServer(port);
    await dueAgain();
    await sending.nudge();
    expect(subjects(taken)).toEqual(Array.from({ length: 23 }, (_, n) => `Message from Ada ${n + 1}`).sort());
    expect((await outbox()).every(({ sent, last_error }) => sent && last_error === null)).toBe(true);
    await sending.nudge();
    expect(taken).toHaveLength(23);
    expect(log).toEqual([
      expect.stringMatching(/^the mail server does not work \(\w+\); mail waits$/),
      'the mail server works again',
    ]);
  });

  it('waits longer after each failure, and gives up in the end', async () => {
    await submit(1);
    const sending = worker(await freePort());
    const waits: number[] = [];
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      await sending.nudge();
      const [row] = await outbox();
      expect(row).toMatchObject({ attempts: attempt, sent: false, given_up: attempt === MOST_ATTEMPTS });
      if (attempt < MOST_ATTEMPTS) waits.push(Math.round((row?.wait ?? 0) / 10) * 10);
      await dueAgain();
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600, 3_600]);
    await sending.nudge();
    expect(await outbox()).toMatchObject([{ attempts: MOST_ATTEMPTS, given_up: true }]);
  });

  it('is shared by two workers: each mail goes out once', async () => {
    await submit(40);
    const port = await freePort();
    const taken = await mailServer(port);
    const [one, two] = [worker(port), worker(port)];
    await Promise.all([one.nudge(), two.nudge(), one.nudge(), two.nudge()]);
    expect(new Set(subjects(taken)).size).toBe(40);
    expect(taken).toHaveLength(40);
  });

  it('goes on with the others when one address is refused, and stores no address', async () => {
    const [booking] = await sql<{ id: string }>(
      `insert into bookings (starts_at, ends_at, name, email, time_zone)
       values ('2027-01-04T16:00:00Z', '2027-01-04T16:30:00Z', 'Ada', 'refused@client.example', 'Europe/Berlin') returning id`,
    );
    await sql(
      `insert into mail_outbox (kind, booking_id, created_at, due_at)
       values ('booking-confirmation', $1, now(), now() - interval '2 s'), ('booking-notice', $1, now() + interval '1 s', now())`,
      booking?.id,
    );
    const port = await freePort();
    const taken = await mailServer(port, (to) => (to.startsWith('refused') ? { responseCode: 550 } : undefined));
    const log: string[] = [];
    await worker(port, log).nudge();
    expect(subjects(taken)).toEqual([
      expect.stringMatching(/^Discovery session booked by Ada: Monday, January 4, 2027/),
    ]);
    expect(await outbox()).toMatchObject([
      { sent: false, last_error: 'EENVELOPE 550' },
      { sent: true, last_error: null },
    ]);
    expect(log).toEqual([]);
  });

  it('keeps claimed mail from others while the lease lasts, and gives it back afterwards', async () => {
    await submit(1);
    await sql('select claim_mail(10, $1)', LEASE_SECONDS);
    const port = await freePort();
    const taken = await mailServer(port);
    await worker(port).nudge();
    expect(taken).toEqual([]);
    await sql(`update mail_outbox set due_at = due_at - make_interval(secs => $1)`, LEASE_SECONDS);
    await worker(port).nudge();
    expect(taken).toHaveLength(1);
  });

  it('never throws: Supabase away is one line, and one when it is back', async () => {
    await submit(1);
    const port = await freePort();
    const taken = await mailServer(port);
    const log: string[] = [];
    const sending = worker(port, log);
    await gateway.current.stop();
    await sending.nudge();
    await sending.nudge();
    await gateway.current.restart();
    await sending.nudge();
    expect(taken).toHaveLength(1);
    expect(log).toEqual([expect.stringMatching(/^the outbox does not work \(\w+\)/), 'the outbox works again']);
  });

  it('does nothing where there is no mail server', async () => {
    await submit(1);
    await new OutboxWorker({
      transport: () => undefined,
      sender: async () => sender,
      isPublic: async () => true,
    }).nudge();
    expect(await outbox()).toMatchObject([{ attempts: 0, sent: false }]);
  });
});
