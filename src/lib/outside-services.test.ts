import { describe, expect, it, test } from 'vitest';
import { outsideServices, serviceAddressSchema, serviceOfFrame } from './outside-services';

const stats = {
  id: '1',
  name: 'Example Statistics',
  purpose: 'Shows us which pages are hard to find.',
  privacyAddress: 'https://stats.example/privacy',
  scriptAddress: 'https://stats.example/count.js',
};
const keys = (...rows: object[]) => outsideServices(rows).map(({ key }) => key);

describe('an address of a service', () => {
  it.each(['https://stats.example', 'https://eu.stats.example/a/b.js?site=1'])('may be %s', (address) => {
    expect(serviceAddressSchema.safeParse(address).success).toBe(true);
  });

  it.each([
    'http://stats.example/count.js',
    '//stats.example/count.js',
    '/count.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'https://*.example',
    'https://localhost/count.js',
    'https://10.0.0.7/count.js',
    'https://stats.example; script-src *',
    'stats.example',
    '',
  ])('may not be %j, and the message says what to enter', (address) => {
    expect(serviceAddressSchema.safeParse(address).error?.issues[0]?.message).toMatch(/begins with https:\/\//);
  });
});

describe('the services of the site settings', () => {
  test.each([undefined, null, [], 'text', [null, 1, {}]])('are none in %j', (stored) => {
    expect(outsideServices(stored)).toEqual([]);
  });

  test('leave out what is incomplete or unsafe', () => {
    const { scriptAddress: _, ...withoutScript } = stats;
    const unsafe = { ...stats, scriptAddress: 'http://stats.example/count.js' };
    const sendsElsewhere = { ...stats, connections: [{ address: 'https://*' }] };
    expect(outsideServices([withoutScript, unsafe, sendsElsewhere, { ...stats, purpose: ' ' }])).toEqual([]);
    expect(outsideServices([{ ...withoutScript, frameAddress: 'https://cal.example/book' }])).toHaveLength(1);
  });

  test('get a new key when anything that visitors accepted changes, so that the question comes back', () => {
    const changed = [
      { name: 'Other' },
      { purpose: 'Shows advertisements.' },
      { privacyAddress: 'https://stats.example/other' },
      { scriptAddress: 'https://stats.example/other.js' },
      { frameAddress: 'https://stats.example/frame' },
      { connections: [{ address: 'https://collect.example' }] },
    ].map((change) => ({ ...stats, ...change }));
    expect(new Set(keys(stats, ...changed)).size).toBe(7);
    expect(keys(stats)).toEqual(keys({ ...stats, id: '2', scriptAddress: ` ${stats.scriptAddress}`.trim() }));
  });
});

describe('on a German page', () => {
  const inGerman = (...serviceTexts: { service: string; name?: string; purpose: string }[]) =>
    outsideServices([stats], { language: 'de', serviceTexts })[0];
  const purpose = 'Zeigt uns, welche Seiten schwer zu finden sind.';

  test('a service has German texts, and the consent to it holds in both languages', () => {
    const [key] = keys(stats);
    expect(inGerman({ service: stats.name, purpose })).toMatchObject({ name: stats.name, purpose, key });
    expect(inGerman({ service: stats.name, name: 'Beispielstatistik', purpose })?.name).toBe('Beispielstatistik');
    expect(inGerman({ service: stats.name, purpose })).not.toHaveProperty('lang');
  });

  test('one without them is marked as English', () => {
    expect(inGerman({ service: 'Another', purpose })).toMatchObject({ purpose: stats.purpose, lang: 'en' });
    expect(outsideServices([stats])[0]).not.toHaveProperty('lang');
  });
});

test('a frame belongs to the service with its origin', () => {
  const services = outsideServices([stats, { ...stats, frameAddress: 'https://cal.example/start' }]);
  expect(serviceOfFrame(services, 'https://cal.example')).toBe(services[1]);
  expect(serviceOfFrame(services, 'https://stats.example')).toBeUndefined();
  expect(serviceOfFrame(services, undefined)).toBeUndefined();
});
