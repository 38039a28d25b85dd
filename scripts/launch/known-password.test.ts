import { describe, expect, it } from 'vitest';
import { refuseKnownPassword } from './known-password.ts';

const database = (password: string) => `postgres://alethia:${password}@database:5432/alethia`;

describe('the password of docker-compose.yml', () => {
  it.each(['0.0.0.0', '::', '192.0.2.7'])('is refused when the site is published on %s', (host) => {
    expect(() => refuseKnownPassword(database('alethia'), host)).toThrow('POSTGRES_PASSWORD');
  });

  it.each(['127.0.0.1', '127.0.1.1', '::1', '[::1]', 'localhost', '', undefined])('is accepted on %s', (host) => {
    expect(() => refuseKnownPassword(database('alethia'), host)).not.toThrow();
  });

  it('does not matter for other passwords, or without an address', () => {
    for (const url of [database('a-secret'), 'not an address', undefined]) {
      expect(() => refuseKnownPassword(url, '0.0.0.0')).not.toThrow();
    }
  });
});
