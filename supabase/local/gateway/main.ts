/**
 * The embedded Supabase services, local only. scripts/launch/gateway.ts starts this process, migrates once it has
 * created the schema `auth`, and restarts it after a crash.
 */
import type { Server } from 'node:http';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { inOurWords } from '../mail/auth-mail.ts';
import { Mailbox } from '../mail/mailbox.ts';
import { openMailer } from '../mail/mailer.ts';
import { mailboxPages } from '../mail/pages.ts';
import { requestedOn } from '../mail/requested-on.ts';
import { startSmtp } from '../mail/smtp.ts';
import { gatewayApp } from './app.ts';
import { loadFunctions } from './functions.ts';
import { MAILBOX_MESSAGES, MAX_MESSAGE_BYTES, REQUEST_MS } from './limits.ts';
import { openLite } from './lite.ts';
import { log, quietConsole } from './log.ts';
import type { FromGateway, ToGateway } from './messages.ts';
import { gatewaySettings } from './settings.ts';

const DRAIN_MS = 5_000;

quietConsole();
const tell = (message: FromGateway) => process.send?.(message);

function fail(error: unknown): never {
  const { code, message } = error as { code?: string; message?: string };
  process.stdout.write(`The gateway ends: ${[code, message ?? String(error)].filter(Boolean).join(' ')}\n`);
  process.exit(1);
}
// Known case: postgres 3.4.9 writes to a connection that Postgres has just closed, where it cannot be caught
// (github.com/porsager/postgres/issues/1208). A restart is right, since the pool would keep the dead connections.
process.on('uncaughtException', fail);
process.on('unhandledRejection', (reason) => log('Unhandled:', reason));
process.on('disconnect', () => process.exit(0));

const settings = gatewaySettings(process.env);
const go = new Promise<void>((resolve) => {
  process.on('message', (message: ToGateway) => message.type === 'go' && resolve());
});

const mailer = openMailer(settings.SMTP_URL, settings.MAIL_FROM, log);
const lite = openLite(settings, (mail) => mailer.send(inOurWords(mail, settings.SITE_URL, requestedOn.getStore())));

async function listen(server: Server): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.GATEWAY_PORT, '127.0.0.1', resolve);
  });
}

/** @supabase/lite keeps the schema that it reads at the first request: the tables must exist by then. */
async function warmUp(): Promise<void> {
  const response = await lite.fetch(
    new Request(`${settings.SUPABASE_URL}/rest/v1/profiles?select=user_id&limit=0`, {
      headers: { apikey: settings.SUPABASE_SECRET_KEY },
    }),
  );
  if (!response.ok) log(`The first request to the tables returns ${response.status}: ${await response.text()}`);
}

async function openMailbox() {
  const { MAIL_PORT } = settings;
  if (MAIL_PORT === undefined) return undefined;
  const mailbox = new Mailbox(path.join(settings.DATA_DIR, 'mailbox'), MAILBOX_MESSAGES);
  const { stop } = await startSmtp(mailbox, MAIL_PORT, MAX_MESSAGE_BYTES, log);
  return { pages: mailboxPages(mailbox), stop };
}

async function start(): Promise<void> {
  const [functions] = await Promise.all([loadFunctions(settings.FUNCTIONS_DIR), lite.ensureSchema()]);
  tell({ type: 'schema' });
  await go;
  await warmUp();
  const mail = await openMailbox();
  const app = gatewayApp({ lite, functions, siteUrl: settings.SITE_URL, sendMail: mailer.send, mailbox: mail?.pages });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 },
  }) as Server;
  // Longer than the site's, so that this side never closes a connection in use.
  server.keepAliveTimeout = 60_000;
  await listen(server);

  const stop = async () => {
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.all([closed, mail?.stop()]);
    await lite.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  tell({ type: 'ready' });
}

await start().catch(fail);
