import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

/** Everything it receives goes to the mailbox. */
export async function startSmtp(mailbox: Mailbox, port: number, largest: number, log: (line: string) => void) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largest,
    logger: false,
    closeTimeout: 1_000,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= largest) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (size > largest) {
          done(Object.assign(new Error('The message is too large.'), { responseCode: 552 }));
          return;
        }
        mailbox.keep(Buffer.concat(chunks)).then(
          () => done(),
          (error: Error) => {
            log(`The mailbox could not keep a message: ${error.message}`);
            done(Object.assign(new Error('The mailbox could not keep it.'), { responseCode: 451 }));
          },
        );
      });
    },
  });
  const listening = once(server.server, 'listening');
  server.listen(port, '127.0.0.1');
  await listening;
  server.on('error', () => undefined);
  return { stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
