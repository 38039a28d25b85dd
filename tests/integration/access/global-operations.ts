import type { ContentGlobal } from '@/lib/content-collections';
import { globalSample as body } from '../../helpers/global-samples';
import { next } from '../../helpers/samples';
import { type Attempt, includes, type Operation, write } from './operation';

type Fixture = { visible: string; pending: string; fresh: string; version: string };

const slugOf = ({ slug }: Attempt) => slug as ContentGlobal;

/** Published once, published again, then a drafted change. */
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
const isPublic = async (attempt: Attempt, words: string) => {
  const shown = await row(attempt);
  return shown._status === 'published' && includes(shown, words);
};

const selections: Record<string, string> = {
  'site-settings': '{ tagline }',
  navigation: '{ items { link { label } } }',
  footer: '{ columns { title } }',
};

const read = (
  path: (fixture: Fixture) => string,
  query: (fixture: Fixture, name: string, selection: string) => string,
  word: 'visible' | 'pending',
): Operation => ({
  rest: async (attempt) => {
    const fixture = await prepare(attempt);
    return includes(await attempt.me.rest('GET', `/globals/${attempt.slug}${path(fixture)}`), fixture[word]);
  },
  graphql: async (attempt) => {
    const fixture = await prepare(attempt);
    const selection = selections[attempt.slug] ?? '';
    return includes(await attempt.me.graphql(`{ ${query(fixture, attempt.names.one, selection)} }`), fixture[word]);
  },
});

const update =
  (draft: boolean, status: 'draft' | 'published') =>
  ({ me, slug, names }: Attempt, { fresh }: Fixture, way: 'rest' | 'graphql') => {
    const data = { ...body(slug as ContentGlobal, fresh), _status: status };
    if (way === 'rest') return me.rest('POST', `/globals/${slug}?draft=${draft}`, data);
    return me.graphql(
      `mutation ($data: mutation${names.one}Input!) { update${names.one}(data: $data, draft: ${draft}) { createdAt } }`,
      { data },
    );
  };

const save = (
  draft: boolean,
  status: 'draft' | 'published',
  happened: (a: Attempt, f: Fixture) => Promise<boolean>,
) => {
  const send = update(draft, status);
  return write(prepare, { rest: (a, f) => send(a, f, 'rest'), graphql: (a, f) => send(a, f, 'graphql') }, happened);
};

export const globalOperations: Record<string, Operation> = {
  'read what is published': read(
    () => '',
    (_, name, selection) => `${name} ${selection}`,
    'visible',
  ),
  'read with draft=true': read(
    () => '?draft=true',
    (_, name, selection) => `${name}(draft: true) ${selection}`,
    'pending',
  ),
  'list versions': read(
    () => '/versions?limit=0',
    (_, name, selection) => `versions${name}(limit: 0) { docs { version ${selection} } }`,
    'pending',
  ),
  'read a version by id': {
    rest: async (attempt) => {
      const { version } = await prepare(attempt);
      return includes(await attempt.me.rest('GET', `/globals/${attempt.slug}/versions/${version}`), '"version":{');
    },
    graphql: async (attempt) => {
      const { version } = await prepare(attempt);
      const query = `{ version${attempt.names.one}(id: "${version}") { version ${selections[attempt.slug]} } }`;
      return includes(await attempt.me.graphql(query), '"version":{');
    },
  },
  'save a draft': save(true, 'draft', async ({ payload, slug }, { fresh }) =>
    includes(await payload.findGlobal({ slug: slug as 'footer', draft: true }), fresh),
  ),
  publish: save(false, 'published', (attempt, { fresh }) => isPublic(attempt, fresh)),
  unpublish: save(false, 'draft', async (attempt) => (await row(attempt))._status !== 'published'),
  'restore a version': write(
    prepare,
    {
      rest: ({ me, slug }, { version }) => me.rest('POST', `/globals/${slug}/versions/${version}`),
      graphql: ({ me, names }, { version }) =>
        me.graphql(`mutation { restoreVersion${names.one}(id: "${version}") { createdAt } }`),
    },
    async (attempt, { visible }) => !(await isPublic(attempt, visible)),
  ),
};
