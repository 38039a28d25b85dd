import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkDatabase, explainConnection, explainFacts } from './database-check.ts';

const url = new URL('postgres://site:hunter2@db.example:6543/alethia');
const good = { version: 180_004, readOnly: false, hasSchema: false, mayCreate: true };

describe('a connection that fails', () => {
  it.each([
    ['ENOTFOUND', 'the host db.example is unknown'],
    ['ECONNREFUSED', 'no server responds at db.example:6543'],
    ['ETIMEDOUT', 'db.example:6543 cannot be reached'],
    ['28P01', 'refuses the password of site'],
    ['28000', 'does not let site in'],
    ['3D000', 'has no database "alethia"'],
    ['42501', 'GRANT CONNECT ON DATABASE "alethia" TO "site"'],
    ['XX000', 'something odd'],
  ])('%s is explained in one line without the password', (code, reason) => {
    const line = explainConnection({ code, message: 'something\nodd' }, url);
    expect(line).toContain(reason);
    expect(line).not.toContain('\n');
    expect(line).not.toContain('hunter2');
  });

  it('is explained for a port without a listener', async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as net.AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await expect(checkDatabase(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
      `no server responds at 127.0.0.1:${port}`,
    );
  });

  it('is explained for a server that is not PostgreSQL', async () => {
    const server = net.createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as net.AddressInfo;
    await expect(checkDatabase(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(/^DATABASE_URL: .*127\.0\.0\.1/);
    server.close();
  });
});

describe('a server that responds', () => {
  it.each([
    [{ version: 130_011 }, 'is PostgreSQL 13; 14 or newer is needed'],
    [{ readOnly: true }, 'is read-only'],
    [{ mayCreate: false }, 'GRANT CREATE ON DATABASE "alethia" TO "site"'],
    [{ mayCreate: false, hasSchema: true }, 'GRANT CREATE, USAGE ON SCHEMA payload TO "site"'],
  ])('is refused with %o', (difference, reason) => {
    expect(explainFacts({ ...good, ...difference }, url)).toContain(reason);
  });

  it('is accepted from PostgreSQL 14 on', () => {
    expect(explainFacts({ ...good, version: 140_000 }, url)).toBeUndefined();
  });
});
