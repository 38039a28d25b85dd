import { beforeAll, expect, it } from 'vitest';
import { body, p } from '@/seed/write';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { create, section } from '../helpers/samples';
import { emailOf, password, signIn } from '../helpers/staff';

/** As slides, word processors and broken programs send it. */
const DIRTY = 'three days,\vone signal\u0001 \ud83d';
const LINE = 'three days, one signal ';
const LINES = 'three days,\none signal ';

let token: string;

const payload = await testPayload();

beforeAll(async () => {
  await signIn(payload);
  const response = await client().rest<{ token: string }>('POST', '/users/login', {
    email: emailOf('admin'),
    password,
  });
  token = response.body.token;
});

it('texts from outside are cleaned in fields, sections, lists and rich text, over the API and within the site', async () => {
  const data = {
    title: `Clean ${DIRTY}`,
    path: '/clean-texts',
    meta: { description: DIRTY },
    blocks: [
      { blockType: 'hero', layout: 'plain', heading: DIRTY, intro: DIRTY, badges: [{ text: DIRTY }], section },
      { blockType: 'rich-text', body: body(p(DIRTY)), section },
    ],
  };
  const { body: response } = await client(token).rest<{ doc: { id: string } }>(
    'POST',
    '/pages?draft=true&depth=0',
    data,
  );
  const page = await payload.findByID({ collection: 'pages', id: response.doc.id, draft: true, depth: 0 });
  expect(page).toMatchObject({
    title: `Clean ${LINE}`,
    meta: { description: LINES },
    blocks: [{ heading: LINE, intro: LINES, badges: [{ text: LINE }] }, {}],
  });
  const [, text] = page.blocks ?? [];
  expect(text).toMatchObject({
    body: {
      root: { children: [{ children: [{ text: 'three days,' }, { type: 'linebreak' }, { text: 'one signal ' }] }] },
    },
  });

  const leader = await create(payload, 'leaders', 'Ada');
  const changed = await payload.update({ collection: 'leaders', id: leader.id, data: { name: DIRTY }, depth: 0 });
  expect(changed.name).toBe(LINE);
  const settings = await payload.updateGlobal({ slug: 'site-settings', data: { name: DIRTY }, draft: true });
  expect(settings.name).toBe(LINE);
});
