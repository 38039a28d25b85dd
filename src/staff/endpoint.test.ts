import fs from 'node:fs';
import { APIError, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { failedWork } from './endpoint';

/** Who may use the endpoints that are not made by `staffEndpoint`, which asks for a right before it does anything. */
const doors: Record<string, string> = {
  'src/api/policy-reports.ts': 'browsers; only reports of somebody signed in are logged',
  'src/plugins/api/mcp/endpoint.ts': 'programs with a key, with the rights of its account',
  'src/plugins/api/v1/endpoints.ts': 'programs with a key; its description everyone',
  'src/plugins/plan/endpoints.ts': 'calendar programs with the secret address of an account, limited',
  'src/plugins/transfer/target-endpoints.ts': 'other sites with a key, with the rights of its account, limited',
  'src/staff/hooks/restore-as-draft.ts': 'who may change the document: Payload applies its rules to the account',
  'src/staff/hooks/restore-global.ts': 'who may change the global: Payload applies its rules to the account',
  'src/staff/sessions/refresh.ts': 'accounts with a session, within its longest time',
  'src/staff/sign-in/endpoint.ts': 'wraps others in a limit of attempts',
  'src/staff/sign-in/endpoints.ts': 'people who sign in, limited; and those of Payload that are closed',
  'src/staff/single-sign-on/endpoints.ts': 'people whom the identity provider sends',
};

it('a new endpoint is made by `staffEndpoint`, or says here who may use it', () => {
  const made = fs.globSync('src/**/*.{ts,tsx}').filter((file) => {
    if (/\.test\.ts$|^src\/staff\/endpoint\.ts$/.test(file)) return false;
    const text = fs.readFileSync(file, 'utf8');
    return /\bEndpoint\b/.test(text) && /\bhandler\b(?:: (?!Handler)|,? \}|,\n)/.test(text);
  });
  expect(made.toSorted()).toEqual(Object.keys(doors).toSorted());
});

const request = { payload: { logger: { error: () => undefined } } } as unknown as PayloadRequest;
const responseTo = async (error: Error) => {
  const response = failedWork(request, 'Nothing was imported.')(error);
  return [response.status, (await response.json()).error];
};

it.each([
  [new APIError('The disk is nearly full, so this file was not stored.', 507, null, true), 507, /^The disk is nearly/],
  [new Error('ENOSPC: no space left on device, write'), 507, /^Nothing was imported\. .* free some space/],
  [new Error('EROFS: read-only file system, open'), 503, /^Nothing was imported\. .* cannot write to its disk/],
  [new APIError('Password of the database', 500), 500, /^Nothing was imported\.$/],
])('work with progress that fails says what to do: %s', async (error, status, words) => {
  expect(await responseTo(error)).toEqual([status, expect.stringMatching(words)]);
});
