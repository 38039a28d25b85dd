import { afterEach, expect, it } from 'vitest';
import { env } from '@/env';
import { addressFault } from './address';

const before = env().WEBHOOK_PRIVATE_HOSTS;
afterEach(() => {
  env().WEBHOOK_PRIVATE_HOSTS = before;
});

it.each(['https://crm.example/hooks?a=1', 'https://93.184.216.34:8443/'])('accepts %s', (address) => {
  expect(addressFault(address)).toBeUndefined();
});

it.each([
  undefined,
  'crm.example/hooks',
  'http://crm.example/hooks',
  'ftp://crm.example/',
  'https://name:password@crm.example/',
  'https://127.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
])('refuses %s', (address) => expect(addressFault(address)).toMatch(/\.$/));

it('accepts private hosts named by the operator, also without TLS', () => {
  env().WEBHOOK_PRIVATE_HOSTS = ['10.0.0.7', 'n8n.internal'];
  expect(addressFault('http://10.0.0.7:5678/hooks')).toBeUndefined();
  expect(addressFault('http://n8n.internal/')).toBeUndefined();
  expect(addressFault('https://10.0.0.8/')).toMatch(/\.$/);
  expect(addressFault('ftp://10.0.0.7/')).toMatch(/\.$/);
});
