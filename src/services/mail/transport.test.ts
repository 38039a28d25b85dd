import { describe, expect, it } from 'vitest';
import { failureCode, parseSender } from './transport';

describe('why mail did not go out', () => {
  it.each([
    [Object.assign(new Error('Rejected: jo@x.example'), { code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [new TypeError('jo@x.example is wrong'), 'TypeError'],
    ['jo@x.example', 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
  ])('is told without addresses', (error, code) => {
    expect(failureCode(error)).toBe(code);
  });
});

it.each([
  ['Alethia <no-reply@alethia.example>', 'Alethia', 'no-reply@alethia.example'],
  ['"Alethia, Denver" <a@b.example>', 'Alethia, Denver', 'a@b.example'],
  ['a@b.example', '', 'a@b.example'],
])('the sender %s has a name and an address', (from, name, address) => {
  expect(parseSender(from)).toEqual({ name, address });
});
