import path from 'node:path';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer, { type Transporter } from 'nodemailer';
import type MimeNode from 'nodemailer/lib/mime-node/index.js';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import type { EmailAdapter } from 'payload';
import { env } from '@/env';
import { Mailbox } from '../../../supabase/local/mail/mailbox';

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;
const CAUGHT = 'mailbox';
/** Messages; older ones are deleted. */
const MOST_CAUGHT = 500;

let known: { url: string; transport: Transporter } | undefined;

const kept = (message: MimeNode) => ({
  ...{ envelope: message.getEnvelope(), messageId: message.messageId() },
  ...{ accepted: [], rejected: [], pending: [], response: 'Kept in the mailbox' },
});

/** Mail of a site that is not the public one stays here, as in the mailbox of the embedded services. */
function caught(dataDir: string, from: string): Transporter {
  const mailbox = new Mailbox(path.join(dataDir, 'mailbox'), MOST_CAUGHT);
  return nodemailer.createTransport(
    {
      name: 'mailbox',
      version: '1',
      send: ({ message }, done) => {
        message
          .build()
          .then((raw) => mailbox.keep(raw))
          .then(
            () => done(null, kept(message)),
            (error: Error) => done(error, kept(message)),
          );
      },
    },
    { from },
  );
}

/** Undefined if SMTP_URL is not set. */
export function mailTransport(): Transporter | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, SITE_ENVIRONMENT, DATA_DIR } = env();
  if (SITE_ENVIRONMENT) {
    if (known?.url !== CAUGHT) known = { url: CAUGHT, transport: caught(DATA_DIR, from) };
    return known.transport;
  }
  if (!url) return undefined;
  if (known?.url !== url) {
    // Not as `url`: nodemailer would ignore all other options. Not pooled: a pool keeps unsent mail and would send it
    // beside the outbox's own next attempt.
    const transport = nodemailer.createTransport(
      {
        ...parseConnectionUrl(url),
        dnsTimeout: CONNECT_MS,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        // Visitors' text must never make nodemailer read a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
    known = { url, transport };
  }
  return known.transport;
}

/** Without the server's message, which may contain the address. */
export function failureCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.join(' ').slice(0, 40) || (error instanceof Error ? error.name : 'UNKNOWN');
}

/** Of a mail to staff or to the operator: the same for each attempt. */
export const messageIdOf = (id: string): string =>
  `<${id}@${parseSender(env().MAIL_FROM).address.split('@').at(1) ?? 'localhost'}>`;

/** `Alethia <no-reply@alethia.example>` as name and address. */
export function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return address ? { name, address } : { name: '', address: from.trim() };
}

type Logging = { payload: { logger: { warn(line: string): void; error(line: string): void } } };

/** Logs once that mail is not sent. */
function silentAdapter(name: string, address: string): EmailAdapter<unknown> {
  return ({ payload }: Logging) => {
    let isWarned = false;
    return {
      name: 'none',
      defaultFromName: name,
      defaultFromAddress: address,
      sendEmail: async () => {
        if (!isWarned) payload.logger.warn('SMTP_URL is not set: mail to staff, such as a new password, is not sent.');
        isWarned = true;
      },
    };
  };
}

/** Payload's mail to staff ("Forgot password"). */
export async function staffMail(): Promise<EmailAdapter<unknown>> {
  const { name, address } = parseSender(env().MAIL_FROM);
  const transport = mailTransport();
  if (!transport) return silentAdapter(name, address);
  const make = await nodemailerAdapter({
    transport,
    defaultFromName: name,
    defaultFromAddress: address,
    // A broken mail server must not delay the start.
    skipVerify: true,
  });
  return (args) => {
    const adapter = make(args);
    return {
      ...adapter,
      // Not awaited: the failure or the duration would reveal that the account exists.
      sendEmail: async (message) => {
        adapter.sendEmail(message).catch((error: unknown) => {
          args.payload.logger.error(`Mail to staff could not be sent: ${failureCode(error)}`);
        });
      },
    };
  };
}
