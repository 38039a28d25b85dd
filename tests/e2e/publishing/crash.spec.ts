import { expect } from '@playwright/test';
import { tags } from '@/publishing/tags';
import { samplePage, test } from '../helpers/changes';
import { visit } from '../helpers/site';
import { rows } from '../helpers/supabase';

const { RESTART_URL } = process.env;

const saveAndEnd = (id: string, path: string, title: string) =>
  rows(
    `with saved as (update payload.pages set title = $1 where id = $2)
      insert into payload.publishes (tags) values ($3)`,
    title,
    id,
    [tags.path(path)],
  );

test('a change whose process was killed before it could render pages is shown all the same', async ({
  changes,
  word,
}) => {
  test.skip(!RESTART_URL, 'The site cannot be restarted from here: run `npm test`.');
  const path = `/${word}`;
  const { id } = await changes.create('pages', samplePage(path, word));
  expect((await visit(path)).body).toContain(`<title>${word} | Alethia</title>`);

  await test.step('by a process that goes on', async () => {
    await saveAndEnd(id, path, `${word} second`);
    await expect.poll(async () => (await visit(path)).body).toContain(`<title>${word} second | Alethia</title>`);
  });

  await test.step('by the next process, in its first response', async () => {
    await saveAndEnd(id, path, `${word} third`);
    expect((await fetch(`${RESTART_URL}/?signal=SIGKILL`, { method: 'POST' })).status).toBe(204);
    expect((await visit(path)).body).toContain(`<title>${word} third | Alethia</title>`);
  });
});
