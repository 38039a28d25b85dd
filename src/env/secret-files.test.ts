import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseEnv } from './index';
import { judge, settingsAmong } from './judge';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-files-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const SECRET = 'b7f3e0a94c61d25890ab3f7e1c64d8f2';
const URL = 'postgres://alethia:p%40ss@database:5432/alethia';

function file(name: string, content: string): string {
  const full = path.join(folder, name);
  fs.writeFileSync(full, content);
  return full;
}
const texts = (given: Record<string, string>) => judge(given).problems.map(({ text }) => text);

it('a secret comes from a file, without the line break at its end', () => {
  const given = { PAYLOAD_SECRET_FILE: file('secret', `${SECRET}\n`), DATABASE_URL_FILE: file('url', `${URL}\r\n`) };
  expect(settingsAmong(given)).toEqual({ PAYLOAD_SECRET: SECRET, DATABASE_URL: URL });
  expect(parseEnv(given)).toMatchObject({ PAYLOAD_SECRET: SECRET, DATABASE_URL: URL });
});

it('an empty variable, as container files pass it on, gives way to the file', () => {
  const given = { PAYLOAD_SECRET: '', PAYLOAD_SECRET_FILE: file('other', SECRET) };
  expect(settingsAmong(given)).toEqual({ PAYLOAD_SECRET: SECRET });
});

it('blanks around a value in a file belong to it where they may', () => {
  const given = { PAYLOAD_SECRET_FILE: file('blank', ` ${SECRET}`) };
  expect(texts(given)).toEqual([expect.stringContaining('must not begin or end with a blank')]);
});

it('what is set twice, missing or empty is refused, and its value never shown', () => {
  const both = texts({
    SMTP_URL: 'smtp://ada:hidden@mail.example',
    SMTP_URL_FILE: file('smtp', 'smtp://mail.example'),
  });
  expect(both).toEqual(['SMTP_URL_FILE is set, and so is SMTP_URL, with another value. Remove one of them.']);
  const lost = path.join(folder, 'lost');
  expect(texts({ S3_ACCESS_KEY_ID_FILE: lost })).toContain(
    `S3_ACCESS_KEY_ID_FILE names ${lost}, which this user cannot read. Correct it, or remove it.`,
  );
  const empty = file('empty', '\n');
  expect(texts({ SMTP_URL_FILE: empty })).toEqual([
    `SMTP_URL_FILE names ${empty}, which is empty. Write SMTP_URL into it.`,
  ]);
  expect(both.join()).not.toContain('hidden');
});

it('a process that another one starts finds the value, and the file it came from', () => {
  const given = { PAYLOAD_SECRET_FILE: file('inherited', `${SECRET}\n`) };
  expect(texts({ ...given, ...settingsAmong(given) })).toEqual([]);
});

it('settings that are no secrets have no files', () => {
  expect(settingsAmong({ SITE_URL_FILE: file('site', 'https://www.example.com') })).toEqual({});
});
