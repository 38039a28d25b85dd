import type { ContentGlobal } from '@/lib/content-collections';
import { globalSample as body } from '../../helpers/global-samples';
import { next } from '../../helpers/samples';
import { type Attempt, includes, type Operation, write } from './operation';

type Fixture = { old: string; visible: string; pending: string; fresh: string; version: string };

const slugOf = ({ slug }: Attempt) => slug as ContentGlobal;

async function prepare(attempt: Attempt): Promise<Fixture> {
  const { payload } = attempt;
  const slug = slugOf(attempt);
  const words = { old: `Old ${next()}`, visible: `Visible ${next()}`, pending: `Pending ${next()}` };
  const save = (marker: string, status: 'draft' | 'published') =>
    payload.updateGlobal({
      slug: slug as 'footer',
      data: { ...body(slug, marker), _status: status } as never,
      draft: status === 'draft',
    });
  await save(words.old, 'published');
  const { docs } = await payload.findGlobalVersions({ slug, limit: 1 });
  await save(words.visible, 'published');
  await save(words.pending, 'draft');
  return { ...words, fresh: `Fresh ${next()}`, version: String(docs[0]?.id) };
}

const row = async ({ payload, slug }: Attempt) => payload.findGlobal({ slug: slug as 'footer', draft: false });
const draftOf = async ({ payload, slug }: Attempt) => payload.findGlobal({ slug: slug as 'footer', draft: true });
const isPublic = async (attempt: Attempt, words: string) => {
  const shown = await row(attempt);
  return shown._status === 'published' && includes(shown, words);
};

const read =
  (path: (fixture: Fixture) => string, word: 'visible' | 'pending'): Operation =>
  async (attempt) => {
    const fixture = await prepare(attempt);
    return includes(await attempt.me.rest('GET', `/globals/${attempt.slug}${path(fixture)}`), fixture[word]);
  };

const save = (
  draft: boolean,
  status: 'draft' | 'published',
  happened: (a: Attempt, f: Fixture) => Promise<boolean>,
) => {
  const send = ({ me, slug }: Attempt, { fresh }: Fixture) =>
    me.rest('POST', `/globals/${slug}?draft=${draft}`, { ...body(slug as ContentGlobal, fresh), _status: status });
  return write(prepare, send, happened);
};

export const globalOperations: Record<string, Operation> = {
  'read what is published': read(() => '', 'visible'),
  'read with draft=true': read(() => '?draft=true', 'pending'),
  'list versions': read(() => '/versions?limit=0', 'pending'),
  'read a version by id': async (attempt) => {
    const { version } = await prepare(attempt);
    return includes(await attempt.me.rest('GET', `/globals/${attempt.slug}/versions/${version}`), '"version":{');
  },
  'save a draft': save(true, 'draft', async (attempt, { fresh }) => includes(await draftOf(attempt), fresh)),
  publish: save(false, 'published', (attempt, { fresh }) => isPublic(attempt, fresh)),
  unpublish: save(false, 'draft', async (attempt) => (await row(attempt))._status !== 'published'),
  'restore a version': write(
    prepare,
    ({ me, slug }, { version }) => me.rest('POST', `/globals/${slug}/versions/${version}`),
    async (attempt, { old, visible }) => (await isPublic(attempt, visible)) && includes(await draftOf(attempt), old),
  ),
};
