import type { Transporter } from 'nodemailer';
import { timed } from '@/lib/measures';
import { adminClient, SupabaseFailure } from '../supabase/admin-client';
import { compose } from './compose';
import { theWorker } from './nudge';
import { claimMail, LEASE_SECONDS, markFailed, markSent, type OutboxMail } from './outbox';
import type { Sender } from './sender';
import { failureCode, mailTransport } from './transport';

const EVERY_MS = 5_000;
const AT_ONCE = 10;
const SEND_MS = 60_000;
/** No mail of a claim is sent later than this, so that every attempt ends within the lease. */
const BEGIN_WITHIN_MS = LEASE_SECONDS * 1_000 - SEND_MS - 20_000;
/** Together less than a lease: a database that starts again meanwhile costs no second copy. */
const NOTE_AGAIN_MS = [500, 2_000, 5_000, 10_000, 20_000];

/** Server failures: the rest of a claim would fail as well. */
const NO_SERVER = /^(ECONN\w*|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND|EHOSTUNREACH|EAUTH|ETLS|EPROTOCOL)\b/;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Outlets = {
  transport: () => Transporter | undefined;
  sender: () => Promise<Sender>;
  /** Is this issue's page public? An issue is not mailed without it. */
  isPublic: (issue: string) => Promise<boolean>;
  log: (line: string) => void;
};

const outlets = {
  transport: mailTransport,
  log: (line: string) => console.info(`[mail] ${line}`),
};

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends the outbox (supabase/migrations, `mail_outbox`). Any number of processes may run it: mail belongs to the one
 * that claimed it. A failure between sending and marking sends mail twice; the reverse order would lose it.
 */
export class OutboxWorker {
  readonly #outlets: Outlets;
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> | undefined;
  #isNudged = false;
  readonly #trouble: { server?: string; outbox?: string } = {};

  constructor(parts: Pick<Outlets, 'sender' | 'isPublic'> & Partial<Outlets>) {
    this.#outlets = { ...outlets, ...parts };
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.nudge(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** One run at a time: a nudge during a run starts another one after it. Never throws. */
  nudge(): Promise<void> {
    this.#isNudged = true;
    this.#run ??= this.#runAll().finally(() => {
      this.#run = undefined;
    });
    return this.#run;
  }

  async #runAll(): Promise<void> {
    while (this.#isNudged) {
      this.#isNudged = false;
      try {
        if (await this.#sendDue()) this.#isNudged = true;
        this.#tell('outbox', undefined);
      } catch (error) {
        this.#tell('outbox', error instanceof SupabaseFailure ? error.code : failureCode(error));
      }
    }
  }

  /** Logs once when a failure begins and once when it ends. */
  #tell(what: 'server' | 'outbox', code: string | undefined): void {
    const before = this.#trouble[what];
    this.#trouble[what] = code;
    if (Boolean(before) === Boolean(code)) return;
    const name = what === 'server' ? 'the mail server' : 'the outbox';
    this.#outlets.log(code ? `${name} does not work (${code}); mail waits` : `${name} works again`);
  }

  async #sendDue(): Promise<boolean> {
    const transport = this.#outlets.transport();
    if (!transport || !adminClient()) return false;
    const begun = performance.now();
    const claimed = await claimMail(AT_ONCE);
    if (claimed.length === 0) return false;
    const sender = await this.#outlets.sender();
    let noServer: string | undefined;
    for (const mail of claimed) {
      // The rest is due again when its lease ends.
      if (performance.now() - begun > BEGIN_WITHIN_MS) return false;
      if (noServer) await markFailed(mail, noServer);
      else noServer = await this.#send(mail, sender, transport);
    }
    return !noServer && claimed.length === AT_ONCE;
  }

  /** Returns a code if the server does not work. */
  async #send(mail: OutboxMail, sender: Sender, transport: Transporter): Promise<string | undefined> {
    try {
      if (mail.kind === 'newsletter-issue' && !(await this.#outlets.isPublic(mail.issue.id)))
        throw Object.assign(new Error('no page'), { code: 'ENOTPUBLIC' });
      const options = await compose(mail, sender);
      if (!options) throw Object.assign(new Error('no address'), { code: 'ENOADDRESS' });
      await timed('alethia_mail_seconds', { kind: mail.kind }, () => within(transport.sendMail(options), SEND_MS));
    } catch (error) {
      const code = failureCode(error);
      const isServer = NO_SERVER.test(code);
      if (isServer) this.#tell('server', code);
      await markFailed(mail, code);
      return isServer ? code : undefined;
    }
    this.#tell('server', undefined);
    await this.#noteSent(mail.id);
    return undefined;
  }

  async #noteSent(id: string): Promise<void> {
    for (const ms of NOTE_AGAIN_MS) {
      try {
        await markSent(id);
        return;
      } catch {
        await pause(ms);
      }
    }
    await markSent(id);
  }
}

/** `site` is read when there is mail to send, not at the start. */
export function startOutbox(site: Pick<Outlets, 'sender' | 'isPublic'>): void {
  theWorker(() => new OutboxWorker(site)).start();
}
