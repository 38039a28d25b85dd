import { afterEach, describe, expect, it } from 'vitest';
import { visitorAddress } from './visitor-address';

const OWN_SERVER = Symbol.for('alethia.visitor-address');
afterEach(() => void Reflect.deleteProperty(globalThis, OWN_SERVER));

describe('where a visitor is', () => {
  const headers = new Headers({ 'x-visitor-address': '198.51.100.1', 'x-forwarded-for': '192.0.2.9, 203.0.113.7' });

  it('is what the server in front of Next sets', () => {
    Reflect.set(globalThis, OWN_SERVER, true);
    expect(visitorAddress(headers)).toBe('198.51.100.1');
  });

  it('is never what a visitor sends, without that server in front', () => {
    expect(visitorAddress(headers)).toBe('203.0.113.7');
    expect(visitorAddress(new Headers({ 'x-visitor-address': '198.51.100.1' }))).toBe('unknown');
  });
});
