import { describe, expect, it } from 'vitest';
import { contactSchema } from './contact.ts';
import { fieldErrors } from './fields.ts';
import { fieldMessages } from './messages.ts';
import { german } from './messages-de.ts';

const english = contactSchema(fieldMessages);
const good = { name: 'Ada', email: 'ada@client.example', company: '', phone: '', message: 'Hello' };
const errorsOf = (entries: object) => {
  const parsed = english.safeParse({ ...good, ...entries });
  return parsed.success ? {} : fieldErrors(parsed.error);
};
const parse = (entries: object) => english.parse({ ...good, ...entries });
const email = (length: number) => `${'a'.repeat(length - '@client.example'.length)}@client.example`;

describe('refuses, with the message of the document', () => {
  it.each([
    ['name', '', 'Name is required'],
    ['name', ' \n ', 'Name is required'],
    ['name', '\u200b\u2060', 'Name is required'],
    ['phone', `+${'1'.repeat(20)}`, 'Phone number must be less than 20 characters'],
    ['email', 'ada@mün chen.example', 'Invalid email address'],
    ['name', 'n'.repeat(101), 'Name must be less than 100 characters'],
    ['email', '', 'Invalid email address'],
    ['email', 'ada', 'Invalid email address'],
    ['email', 'ada@', 'Invalid email address'],
    ['email', email(256), 'Email must be less than 255 characters'],
    ['company', 'c'.repeat(101), 'Company name must be less than 100 characters'],
    ['phone', '1'.repeat(21), 'Phone number must be less than 20 characters'],
    ['message', '', 'Message is required'],
    ['message', '   ', 'Message is required'],
    ['message', 'm'.repeat(2001), 'Message must be less than 2000 characters'],
    ['name', 'A\u0000da', 'This text contains a character that cannot be stored. Please remove it.'],
    ['email', 'a\u0000@client.example', 'This text contains a character that cannot be stored. Please remove it.'],
  ])('%s %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('reports all invalid fields at once, one message each', () => {
    expect(errorsOf({ name: '', email: 'x', message: '' })).toEqual({
      name: 'Name is required',
      email: 'Invalid email address',
      message: 'Message is required',
    });
  });
});

it('refuses in the language of the messages it is given', () => {
  const parsed = contactSchema(german.fields).safeParse({ ...good, name: '', email: 'x', message: 'a\u0000b' });
  expect(parsed.error && fieldErrors(parsed.error)).toEqual({
    name: 'Bitte geben Sie Ihren Namen ein',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    message: 'Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann. Bitte entfernen Sie es.',
  });
});

it('cleans a text before it judges it', () => {
  const entered = { message: 'a bell:\u0007 an escape: \u001b[31m half\ud83d', company: 'C1\u009b, a\u000bslide' };
  expect(errorsOf(entered)).toEqual({});
  expect(parse(entered)).toMatchObject({ message: 'a bell: an escape: [31m half', company: 'C1, a slide' });
});

describe('takes', () => {
  it.each([
    ['name', 'n'.repeat(100)],
    ['email', email(255)],
    ['company', 'c'.repeat(100)],
    ['phone', '1'.repeat(20)],
    ['message', 'm'.repeat(2000)],
    ['name', '👩🏽‍🚀'.repeat(10)],
    ['message', '🛰️'.repeat(1000)],
    ['message', 'שלום, مرحبا'],
    ['message', `'; drop table contact_messages; -- <script>alert(1)</script>`],
  ])('%s of the greatest length, or unusual: %#', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({});
    expect(parse({ [field]: value })).toMatchObject({ [field]: value });
  });

  it('text without the space around it, and counts without it', () => {
    expect(parse({ name: `  ${'n'.repeat(100)}  ` }).name).toBe('n'.repeat(100));
  });

  it('line breaks of a posted form as one character', () => {
    expect(parse({ message: `${'m'.repeat(1998)}\r\nx` }).message).toBe(`${'m'.repeat(1998)}\nx`);
  });

  it('tabs and line breaks in several lines; what is pasted into one line becomes one line', () => {
    const pasted = 'one\ttwo\u2028three\vfour\r\nfive';
    expect(parse({ message: pasted }).message).toBe('one\ttwo\nthree\nfour\nfive');
    expect(parse({ name: pasted }).name).toBe('one two three four five');
  });

  it.each([
    ['phone', '+49 (0) 170 / 123 45 67 – 890', '+491701234567890'],
    ['phone', '\u202d+1\u2011303\u2011555\u20110142\u202c', '+1-303-555-0142'],
    ['email', 'ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['name', '\u200bAda\u00a0Lovelace\ufeff', 'Ada Lovelace'],
    ['company', '\u200b', null],
  ])('%s %j, cleaned, as %j', (field, typed, clean) => {
    expect(parse({ [field]: typed })).toMatchObject({ [field]: clean });
  });

  it('a missing company and phone as nothing', () => {
    const { company, phone } = english.parse({ name: 'A', email: 'a@b.example', message: 'm' });
    expect([company, phone]).toEqual([null, null]);
    expect(parse({ company: '  ', phone: '' })).toMatchObject({ company: null, phone: null });
  });
});
