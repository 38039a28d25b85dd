import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { securityTxt, validateSecurityContact } from './security-txt';

const site = 'https://www.alethia.example';
const email = 'hello@alethia.example';

describe('security.txt', () => {
  it('has the contact, the canonical address and the expiry', () => {
    const text = securityTxt(
      { email, securityContact: 'security@alethia.example' },
      site,
      new Date('2026-11-22T10:00Z'),
    );
    expect(text).toBe(
      [
        'Contact: mailto:security@alethia.example',
        'Expires: 2027-10-18T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://www.alethia.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('keeps an https address, and uses the company’s email if there is no contact', () => {
    const contact = (securityContact?: string | null) => securityTxt({ email, securityContact }, site).split('\n')[0];
    expect(contact('https://alethia.example/report')).toBe('Contact: https://alethia.example/report');
    expect([contact(), contact(null), contact(' ')]).toEqual(Array(3).fill(`Contact: mailto:${email}`));
  });

  it('is valid for less than a year, but for long', () => {
    const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(times, (now) => {
        const expires = Date.parse(/^Expires: (.+)$/m.exec(securityTxt({ email }, site, now))?.[1] ?? '');
        const days = (expires - now.getTime()) / 86_400_000;
        expect(days > 300 && days < 365).toBe(true);
      }),
    );
  });
});

describe('a contact', () => {
  it.each(['', null, undefined, 'security@alethia.example', 'https://alethia.example/report?a=b'])(
    '%j is accepted',
    (value) => {
      expect(validateSecurityContact(value)).toBe(true);
    },
  );

  it.each([
    'http://alethia.example',
    'nobody',
    'a@b',
    'javascript:alert(1)',
    'a@b.example\nExpires: 2099',
    'mailto:a@b.example',
    5,
  ])('%j is refused', (value) => {
    expect(validateSecurityContact(value)).not.toBe(true);
  });
});
