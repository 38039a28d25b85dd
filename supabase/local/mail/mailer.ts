import nodemailer from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';

/** Of the site, in mail about the accounts of visitors. */
export const NAME = 'Alethia';

export type Mail = { to: string; subject: string; text?: string; html?: string };

const PATIENCE_MS = 10_000;
/** Retry delays, enough for a mail server that restarts. */
const WAITS_MS = [1_000, 5_000, 30_000, 120_000];

/** Not awaited, so that response times reveal neither a slow server nor a missing account. */
export function openMailer(smtpUrl: string, from: string, log: (line: string) => void) {
  // Not as its `url`: with one, nodemailer ignores all other options.
  const transport = nodemailer.createTransport(
    {
      ...parseConnectionUrl(smtpUrl),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );

  async function deliver(mail: Mail): Promise<void> {
    for (const wait of [...WAITS_MS, undefined]) {
      try {
        await transport.sendMail(mail);
        return;
      } catch (error) {
        const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
        const isFinal = wait === undefined || (responseCode !== undefined && responseCode >= 500);
        log(`A mail could not be sent${isFinal ? '' : `, next try in ${wait / 1_000} s`}: ${code ?? message}`);
        if (isFinal) return;
        await new Promise((resolve) => setTimeout(resolve, wait).unref());
      }
    }
  }

  return {
    send: async (mail: Mail): Promise<void> => {
      void deliver(mail);
    },
  };
}
