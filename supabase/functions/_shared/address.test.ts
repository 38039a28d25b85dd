import { describe, expect, it } from 'vitest';
import { countedAddress, countedMailbox } from './address.ts';

describe('the network that limits count', () => {
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
  ])('of %s is %s', (text, address) => {
    expect(countedAddress(text)).toBe(address);
  });
});

describe('the mailbox that limits count', () => {
  it.each(['ada.l@client.example', 'Ada.L@Client.Example', ' adal@client.example ', 'a.d.a.l+x+y@client.example'])(
    'of %j is one',
    (email) => {
      expect(countedMailbox(email)).toBe('adal@client.example');
    },
  );

  it('differs by name and by domain', () => {
    const emails = ['ada@client.example', 'eda@client.example', 'ada@other.example', 'ada@clientexample'];
    expect(new Set(emails.map(countedMailbox)).size).toBe(4);
  });
});
