import nodemailer from 'nodemailer';
import { OutboxWorker } from '@/services/mail/worker';

/** Sends the outbox until it is killed. First argument: the port of its mail server. */
const transport = nodemailer.createTransport(`smtp://127.0.0.1:${process.argv[2]}?pool=true&maxConnections=1`, {
  from: 'Alethia <no-reply@alethia.example>',
});
const worker = new OutboxWorker({
  transport: () => transport,
  sender: async () => ({ name: 'Alethia', email: 'hello@alethia.example', siteUrl: 'http://localhost:3000' }),
  isPublic: async () => true,
});
for (;;) {
  await worker.nudge();
  await new Promise((resolve) => setTimeout(resolve, 100));
}
