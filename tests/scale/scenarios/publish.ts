import type { Cluster } from '../cluster.ts';
import { eventually, must } from '../expect.ts';
import { ask } from '../load.ts';
import { page } from '../staff.ts';

const seen = (url: string, text: string) => async () => (await ask(url)).body.includes(text);

/** Changes through one instance are visible everywhere: a single page, a list, and the frame. */
export async function publish({ url, instances, staff }: Cluster): Promise<string> {
  const [first, ...others] = instances;
  must(first, 'no instance');
  const everywhere = [...instances.map((instance) => instance.url), url];
  const ask404 = await Promise.all(everywhere.map((site) => ask(`${site}/made-by-one`)));
  must(
    ask404.every(({ status }) => status === 404),
    'the page is there before it is made',
  );

  const { id } = await staff.create(first.url, 'pages', page('/made-by-one', 'Made by one'));
  for (const site of everywhere)
    await eventually(`${site} shows the page`, seen(`${site}/made-by-one`, 'Made by one'), 5);
  for (const site of everywhere) {
    await eventually(`${site} lists the page`, seen(`${site}/sitemap.xml`, '/made-by-one'), 5);
  }

  // All instances have a copy: a change through one expires it on all of them.
  for (const [at, instance] of [...others, first].entries()) {
    const title = `Changed ${at} times`;
    await staff.change(instance.url, `/pages/${id}?depth=0`, page('/made-by-one', title));
    for (const site of everywhere) await eventually(`${site} shows it changed`, seen(`${site}/made-by-one`, title), 5);
  }

  const tagline = 'Written once, shown by all.';
  const settings = { tagline, _status: 'published' };
  await staff.change(first.url, '/globals/site-settings?depth=0', settings, 'POST');
  for (const site of everywhere) await eventually(`${site} has the new frame`, seen(`${site}/`, tagline), 5);
  return `${everywhere.length} places`;
}
