import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets';

it('drops secrets at any depth and keeps everything else', () => {
  const account = {
    name: 'Ada',
    password: 'p',
    'confirm-password': 'p',
    currentPassword: 'p',
    resetPasswordToken: 't',
    sessions: [{ id: 's' }],
    tools: [{ label: 'CRM', apiKey: 'k', api_key: 'k', clientSecret: 's' }],
  };
  expect(withoutSecrets(account)).toEqual({ name: 'Ada', tools: [{ label: 'CRM' }] });
});

it('keeps what only looks like a secret to the eye, and drops what is not words', () => {
  const document = { treeKey: 'a', keyword: 'b', passes: 'c', body: { root: { children: [{ text: 'token' }] } } };
  expect(withoutSecrets(document)).toEqual(document);
  expect(withoutSecrets({ file: new File(['x'], 'x.png') })).toEqual({ file: undefined });
});
