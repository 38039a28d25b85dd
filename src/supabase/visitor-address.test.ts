import { afterEach, describe, expect, it } from 'vitest';
import { countedAddress, visitorAddress } from './visitor-address';

const FRONT = Symbol.for('alethia.visitor-address');
afterEach(() => void Reflect.deleteProperty(globalThis, FRONT));

describe('the address that limits are counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:4711 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unix:', 'unknown'],
    ['<script>', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (text, address) => {
    expect(countedAddress(text)).toBe(address);
  });
});

describe('where a visitor is', () => {
  const headers = new Headers({ 'x-visitor-address': '198.51.100.1', 'x-forwarded-for': '192.0.2.9, 203.0.113.7' });

  it('is what the server in front of Next says', () => {
    Reflect.set(globalThis, FRONT, true);
    expect(visitorAddress(headers)).toBe('198.51.100.1');
  });

  it('is never what a visitor says, where that server does not stand in front', () => {
    expect(visitorAddress(headers)).toBe('203.0.113.7');
    expect(visitorAddress(new Headers({ 'x-visitor-address': '198.51.100.1' }))).toBe('unknown');
  });
});
