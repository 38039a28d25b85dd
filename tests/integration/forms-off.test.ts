/** A site without visitor services (no SUPABASE_URL): its forms say where to write instead, and not to try again. */
import { expect, it } from 'vitest';
import { env } from '@/env';
import { submitContact } from '@/visitors/forms/contact/submit';
import { globalSample } from '../helpers/global-samples';
import { testPayload } from '../helpers/payload';

const message = { name: 'Ada Example', email: 'ada@client.example', message: 'What would you see in our grid?' };

it.each([
  ['en', 'This form is not in use. Please write to desk@alethia.example.'],
  ['de', 'Dieses Formular ist nicht in Betrieb. Bitte schreiben Sie an desk@alethia.example.'],
])('in %s', async (language, description) => {
  expect(env().SUPABASE_URL).toBeUndefined();
  const payload = await testPayload();
  const data = {
    ...globalSample('site-settings', 'Sent elsewhere'),
    email: 'desk@alethia.example',
    _status: 'published',
  } as never;
  await payload.updateGlobal({ slug: 'site-settings', data, context: { disableRevalidate: true } });
  const outcome = await submitContact({ ...message, language }, '203.0.113.7');
  expect(outcome).toMatchObject({ ok: false, notice: { description, tone: 'destructive' } });
});
