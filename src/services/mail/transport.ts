import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer, { type Transporter } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import type { EmailAdapter } from 'payload';
import { env } from '@/env';

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;

let known: { url: string; transport: Transporter } | undefined;

/** Undefined if SMTP_URL is not set. */
export function mailTransport(): Transporter | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = env();
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

/** `Alethia <no-reply@alethia.example>` as name and address. */
export function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return address ? { name, address } : { name: '', address: from.trim() };
}

type Logging = { payload: { logger: { warn(line: string): void; error(line: string): void } } };

/** Logs once that mail is not sent. */
function silentAdapter(name: string, address: string): EmailAdapter<unknown> {
  return ({ payload }: Logging) => {
    let isTold = false;
    return {
      name: 'none',
      defaultFromName: name,
      defaultFromAddress: address,
      sendEmail: async () => {
        if (!isTold) payload.logger.warn('SMTP_URL is not set: mail to staff, such as a new password, is not sent.');
        isTold = true;
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
