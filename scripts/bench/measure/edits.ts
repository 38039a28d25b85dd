import type { Footer, Job, Navigation, Page, SiteSetting } from '@payload-types';
import type { StaffApi } from '../world/staff-api.ts';

export type Edit = {
  label: string;
  page: string;
  publish: (text: string) => Promise<unknown>;
  restore: () => Promise<unknown>;
};

export const HEADER_EDIT = 'entry of the header, on another page';

type Found<T> = { docs: T[] };
const published = { _status: 'published' };

async function find<T>(api: StaffApi, collection: string, path: string): Promise<T> {
  const query = new URLSearchParams({ 'where[path][equals]': path, depth: '0', limit: '1' });
  const { docs } = await api<Found<T>>('GET', `/${collection}?${query}`);
  if (!docs[0]) throw new Error(`There is no ${path} among the ${collection}.`);
  return docs[0];
}

/** Changes to the page itself, to an item of a list, and to content on every page. `depth=0` as the Publish button. */
export async function edits(api: StaffApi): Promise<Edit[]> {
  const home = await find<Page>(api, 'pages', '/');
  const job = await find<Job>(api, 'jobs', '/about/careers/research-scientist');
  const footer = await api<Footer>('GET', '/globals/footer?depth=0');
  const saveHome = (meta: Page['meta']) => api('PATCH', `/pages/${home.id}?depth=0`, { ...published, meta });
  const saveJob = (title: string) => api('PATCH', `/jobs/${job.id}?depth=0`, { ...published, title });
  const saveFooter = (columns: Footer['columns']) => api('POST', '/globals/footer?depth=0', { ...published, columns });
  const navigation = await api<Navigation>('GET', '/globals/navigation?depth=0');
  const settings = await api<SiteSetting>('GET', '/globals/site-settings?depth=0');
  const saveHeader = (items: Navigation['items']) =>
    api('POST', '/globals/navigation?depth=0', { ...published, items });
  const saveTagline = (tagline: string) => api('POST', '/globals/site-settings?depth=0', { ...published, tagline });
  const jobEdit = (page: string) => ({
    page,
    publish: (text: string) => saveJob(`Research Scientist ${text}`),
    restore: () => saveJob(job.title),
  });
  return [
    {
      label: 'browser title of the home page',
      page: '/',
      publish: (text) => saveHome({ ...home.meta, title: `Alethia ${text}` }),
      restore: () => saveHome(home.meta),
    },
    { label: 'job title, on its own page', ...jobEdit('/about/careers/research-scientist') },
    { label: 'job title, in the list of positions', ...jobEdit('/about/careers') },
    {
      label: 'column title of the footer, on another page',
      page: '/solutions/energy',
      publish: (text) =>
        saveFooter(footer.columns.map((column, index) => (index === 0 ? { ...column, title: `Go ${text}` } : column))),
      restore: () => saveFooter(footer.columns),
    },
    {
      label: HEADER_EDIT,
      page: '/solutions/energy',
      publish: (text) =>
        saveHeader(
          navigation.items.map((item, index) =>
            index === 0 ? { ...item, link: { ...item.link, label: `Go ${text}` } } : item,
          ),
        ),
      restore: () => saveHeader(navigation.items),
    },
    {
      label: 'tagline of the site settings, on another page',
      page: '/solutions/energy',
      publish: (text) => saveTagline(`Senses ${text}`),
      restore: () => saveTagline(settings.tagline),
    },
  ];
}
