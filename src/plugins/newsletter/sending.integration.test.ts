import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type net from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { IssueContent } from '@/services/mail/issue-content';
import { claimMail, markSent } from '@/services/mail/outbox';
import { isFull } from '../../../tests/helpers/extent';
import { withGateway } from '../../../tests/helpers/gateway';
import { countAudience, readSends, readSourcePages, startSend, stopSend } from './store';

/** `NEWSLETTER_RECIPIENTS=10000 npm test -- integration newsletter-sending` sends to more. */

const RECIPIENTS = Number(process.env.NEWSLETTER_RECIPIENTS ?? 400);
const KILLS = 3;

const { rows: sql } = withGateway();

beforeEach(() => sql('truncate newsletter_subscribers, newsletter_sends, contact_messages, mail_outbox, inbox_notes'));

const content: IssueContent = {
  number: 4,
  title: 'What the meter heard',
  summary: 'An unexpected reading.',
  preheader: '',
  date: '2026-11-23T12:00:00.000Z',
  path: '/about/newsletters/what-the-meter-heard',
  sections: [{ kind: 'text', text: 'It began with a hum.' }],
};
const everyone = { since: null, page: null };
const start = (issue: string, { segment = everyone, at = null }: { segment?: object; at?: string | null } = {}) =>
  startSend({ issue, content, segment: { ...everyone, ...segment }, at, by: 'Ada' });

type Subscriber = { email: string; confirmed?: string | null; page?: string; status?: string; suppressed?: boolean };
async function subscribe({ email, confirmed = '2026-01-01', page, status = 'new', suppressed }: Subscriber) {
  const [row] = await sql<{ id: string }>(
    `insert into newsletter_subscribers (email, confirmed_at, sent_from, status, suppressed_at, suppressed_for)
     values ($1, $2, $3, $4, case when $5 then now() end, case when $5 then 'bounce' end) returning id`,
    email,
    confirmed,
    page ?? null,
    status,
    suppressed ?? false,
  );
  return row?.id ?? '';
}

async function deliver(): Promise<string[]> {
  const sent: string[] = [];
  for (let claimed = await claimMail(10); claimed.length > 0; claimed = await claimMail(10)) {
    for (const mail of claimed) {
      if (mail.kind === 'newsletter-issue') sent.push(mail.subscriber.email);
      await markSent(mail.id);
    }
  }
  return sent.sort();
}

describe('who gets an issue', () => {
  it('everyone who has confirmed, unless mail came back or it is spam', async () => {
    await subscribe({ email: 'a@client.example' });
    await subscribe({ email: 'open@client.example', confirmed: null });
    await subscribe({ email: 'spam@client.example', status: 'spam' });
    await subscribe({ email: 'bounced@client.example', suppressed: true });
    const issue = randomUUID();
    expect(await countAudience(issue, everyone)).toBe(1);
    await start(issue);
    expect(await deliver()).toEqual(['a@client.example']);
  });

  it('a segment: those confirmed since a date, those of a page', async () => {
    await subscribe({ email: 'old@client.example', confirmed: '2025-06-01', page: '/' });
    await subscribe({ email: 'new@client.example', confirmed: '2026-06-01', page: '/about/newsletters' });
    await subscribe({ email: 'newer@client.example', confirmed: '2026-07-01', page: '/' });
    expect(await readSourcePages()).toEqual([
      { page: '/', subscribers: 2 },
      { page: '/about/newsletters', subscribers: 1 },
    ]);
    const issue = randomUUID();
    await start(issue, { segment: { since: '2026-01-01T00:00:00Z', page: '/' } });
    expect(await deliver()).toEqual(['newer@client.example']);
    await start(issue, { segment: { since: '2026-01-01T00:00:00Z' } });
    expect(await deliver()).toEqual(['new@client.example']);
    await start(issue);
    expect(await deliver()).toEqual(['old@client.example']);
    expect(await countAudience(issue, everyone)).toBe(0);
    expect(await countAudience(randomUUID(), everyone)).toBe(3);
  });

  it('two sends of one issue at once are one mail for each', async () => {
    for (const name of ['a', 'b', 'c']) await subscribe({ email: `${name}@client.example` });
    const issue = randomUUID();
    await Promise.all([start(issue), start(issue)]);
    expect(await deliver()).toEqual(['a@client.example', 'b@client.example', 'c@client.example']);
  });
});

describe('a send', () => {
  it('waits for its time, and then goes to those who have subscribed by then', async () => {
    await subscribe({ email: 'a@client.example' });
    const issue = randomUUID();
    const { id } = await start(issue, { at: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await deliver()).toEqual([]);
    await subscribe({ email: 'b@client.example' });
    await sql('update newsletter_sends set due_at = now() where id = $1', id);
    expect(await deliver()).toEqual(['a@client.example', 'b@client.example']);
  });

  it('can be canceled before its time', async () => {
    await subscribe({ email: 'a@client.example' });
    const { id } = await start(randomUUID(), { at: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await stopSend(id)).toBe(true);
    await sql('update newsletter_sends set due_at = now() where id = $1', id);
    expect(await deliver()).toEqual([]);
    expect(await stopSend(id)).toBe(false);
  });

  it('can be stopped in the middle, and sent to the rest later', async () => {
    for (let n = 0; n < 25; n++) await subscribe({ email: `reader-${n}@client.example` });
    const issue = randomUUID();
    const { id } = await start(issue);
    const first = await claimMail(10);
    for (const { id: mail } of first.slice(0, 6)) await markSent(mail);
    expect(await stopSend(id)).toBe(true);
    // Being sent when the send was stopped: it counts.
    await markSent(first[6]?.id ?? '');
    expect(await readSends(issue)).toMatchObject([{ id, waiting: 0, sent: 7, failed: 3 }]);
    expect(await deliver()).toEqual([]);
    expect(await countAudience(issue, everyone)).toBe(18);
    await start(issue);
    const rest = await deliver();
    // Three were claimed: their lease must end first, as a worker may still hold them.
    expect(rest).toHaveLength(15);
    await sql('update mail_outbox set due_at = now() where sent_at is null');
    expect(new Set([...rest, ...(await deliver())]).size).toBe(18);
    expect(await countAudience(issue, everyone)).toBe(0);
  });

  it('lets all other mail go first', async () => {
    for (let n = 0; n < 12; n++) await subscribe({ email: `reader-${n}@client.example` });
    await start(randomUUID());
    await claimMail(1);
    await sql(`with m as (insert into contact_messages (name, email, message, fingerprint)
      values ('Ada', 'ada@client.example', 'Hello', 'f') returning id)
      insert into mail_outbox (kind, message_id) select 'contact-notice', id from m`);
    expect((await claimMail(1)).map(({ kind }) => kind)).toEqual(['contact-notice']);
  });

  it('forgets the deliveries of subscribers who leave, and drops those that have not gone', async () => {
    const id = await subscribe({ email: 'a@client.example' });
    await subscribe({ email: 'b@client.example' });
    await start(randomUUID());
    await sql('select queue_newsletter()');
    await sql('select unsubscribe_newsletter($1)', id);
    expect(await deliver()).toEqual(['b@client.example']);
  });
});

type Taken = { to: string; messageId: string };

async function mailServer(taken: Taken[]): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Otherwise every mail waits for name servers.
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [, messageId = ''] = /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString()) ?? [];
        taken.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId: messageId.trim() });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as net.AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

describe(`${RECIPIENTS} recipients`, () => {
  it.skipIf(!isFull)(
    'each get the issue, although the sending process is killed again and again',
    async () => {
      await sql(
        `insert into newsletter_subscribers (email, confirmed_at)
         select 'reader-' || n || '@client.example', now() from generate_series(1, $1::int) n`,
        RECIPIENTS,
      );
      const outfile = path.join(process.env.DATA_DIR ?? '.data', 'sending-process.mjs');
      const entry = { entryPoints: ['tests/helpers/sending-process.ts'], outfile, tsconfig: 'tsconfig.json' };
      const banner = { js: `import { createRequire } from 'node:module'; const require = createRequire('/');` };
      await build({ ...entry, bundle: true, platform: 'node', format: 'esm', banner, logLevel: 'silent' });

      const taken: Taken[] = [];
      const { port, close } = await mailServer(taken);
      const begin = () => {
        const child = spawn(process.execPath, [outfile, String(port)], { env: process.env, stdio: 'ignore' });
        onTestFinished(() => void child.kill('SIGKILL'));
        return child;
      };
      const until = async (count: number, child: ChildProcess) => {
        while (taken.length < count && child.exitCode === null) await new Promise((done) => setTimeout(done, 5));
      };
      const issue = randomUUID();
      await start(issue);

      for (let kill = 1; kill <= KILLS; kill++) {
        const child = begin();
        await until(Math.floor((RECIPIENTS * kill) / (KILLS + 1)), child);
        expect(child.exitCode).toBeNull();
        child.kill('SIGKILL');
        await new Promise((done) => child.once('exit', done));
        // Claims of the dead process are due again after their lease, for which the test does not wait.
        await sql('update mail_outbox set due_at = now() where sent_at is null');
      }
      const last = begin();
      const waiting = async () => (await readSends(issue))[0]?.waiting ?? 1;
      while ((await waiting()) > 0 && last.exitCode === null) await new Promise((done) => setTimeout(done, 100));
      last.kill('SIGKILL');
      await close();

      const byAddress = Map.groupBy(taken, ({ to }) => to);
      expect(byAddress.size).toBe(RECIPIENTS);
      // A process dies at most once between "accepted" and "marked as sent"; that mail is repeated with its Message-ID.
      console.info(`${taken.length} mails for ${RECIPIENTS} recipients, ${KILLS} kills`);
      expect(taken.length - RECIPIENTS).toBeLessThanOrEqual(KILLS);
      for (const mails of byAddress.values()) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
      expect(await readSends(issue)).toMatchObject([{ sent: RECIPIENTS, waiting: 0, failed: 0 }]);
    },
    60_000 + RECIPIENTS * 300,
  );
});
