import type { CollectionConfig, Config, Field, GlobalConfig, Plugin } from 'payload';
import { inFields } from '@/lib/configured-fields';
import { isTranslatable } from '@/lib/languages';
import { isPathCollection } from '@/lib/paths';
import { added, type BarPart, type Capability, type Content, type ContentPart, capabilitiesOf } from './capability';

/** What the core has in the bar, until the capabilities are known. */
export const bar = (parts: Record<number, string>) => ({
  bar: Object.entries(parts).map(([order, component]): BarPart => ({ order: Number(order), component })),
});

const barOf = ({ custom }: { custom?: Record<string, unknown> }) => custom?.bar as BarPart[] | undefined;

const inOrder = (parts: BarPart[]) =>
  parts.toSorted((one, other) => one.order - other.order).map(({ component }) => component);

const contentOf = ({ slug }: { slug: string }): Content => ({
  slug,
  isPage: isPathCollection(slug),
  isTranslatable: isTranslatable(slug),
});

/** The parts of all capabilities for this collection, in the order of the capabilities. */
export const partsFor = (capabilities: Capability[], collection: { slug: string }): ContentPart[] =>
  capabilities.flatMap(({ content }) => content ?? []).filter((part) => part.in?.(contentOf(collection)) ?? true);

/** The last field is the status, which stays last in the sidebar. */
const withFields = (holder: CollectionConfig, parts: ContentPart[]): CollectionConfig => ({
  ...holder,
  fields: [...holder.fields.slice(0, -1), ...parts.flatMap(({ fields }) => fields ?? []), ...holder.fields.slice(-1)],
});

function inCollection(collection: CollectionConfig, capabilities: Capability[]): CollectionConfig {
  const ofCore = barOf(collection);
  if (!ofCore) return collection;
  const parts = partsFor(capabilities, collection);
  const { admin, endpoints } = collection;
  const { edit, listMenuItems } = admin?.components ?? {};
  const publishButton = parts.find((part) => part.publishButton)?.publishButton;
  return {
    ...withFields(collection, parts),
    endpoints: [...(endpoints || []), ...parts.flatMap((part) => part.endpoints ?? [])],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        listMenuItems: [...(listMenuItems ?? []), ...parts.flatMap((part) => part.listMenuItems ?? [])],
        edit: {
          ...edit,
          editMenuItems: [...(edit?.editMenuItems ?? []), ...parts.flatMap((part) => part.editMenuItems ?? [])],
          ...(publishButton && { PublishButton: publishButton }),
          beforeDocumentControls: inOrder([...ofCore, ...parts.flatMap((part) => part.bar ?? [])]),
        },
      },
    },
  };
}

function inGlobal(global: GlobalConfig, capabilities: Capability[]): GlobalConfig {
  const extended = capabilities.reduce((one, { extendGlobals }) => extendGlobals?.[one.slug]?.(one) ?? one, global);
  const ofCore = barOf(extended);
  if (!ofCore) return extended;
  const parts = capabilities.flatMap(({ globalContent }) => globalContent ?? []);
  const components = extended.admin?.components;
  const beforeDocumentControls = inOrder([...ofCore, ...parts.flatMap((part) => part.bar ?? [])]);
  return {
    ...extended,
    admin: {
      ...extended.admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls } },
    },
  };
}

function placed(collections: CollectionConfig[], { before, collections: own = [] }: Capability): CollectionConfig[] {
  const index = collections.findIndex(({ slug }) => slug === before);
  return index < 0 ? [...collections, ...own] : collections.toSpliced(index, 0, ...own);
}

const extended = (collection: CollectionConfig, capabilities: Capability[]): CollectionConfig =>
  capabilities.reduce((one, { extend }) => extend?.[one.slug]?.(one) ?? one, collection);

/** A relationship to what a missing capability would store is left out. */
function withoutMissing(fields: Field[], slugs: ReadonlySet<string>): Field[] {
  const isThere = (slug: string) => slugs.has(slug);
  return inFields(fields, (field) => {
    if (field.type !== 'relationship') return field;
    if (Array.isArray(field.relationTo)) return { ...field, relationTo: field.relationTo.filter(isThere) } as Field;
    return isThere(field.relationTo) ? [field] : [];
  });
}

/** The menu is made of doors (src/admin/doors), not of groups. */
const withoutGroup = <Entity extends { admin?: object }>(entity: Entity): Entity => ({
  ...entity,
  admin: { ...entity.admin, group: false },
});

/** Above each list, the lists beside it. */
function withoutMenu(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components;
  const beforeList = ['/admin/doors/door-row#ListDoorRow', ...(components?.beforeList ?? [])];
  return withoutGroup({ ...collection, admin: { ...collection.admin, components: { ...components, beforeList } } });
}

/** Loaded with the admin alone: what they import would go to visitors with each page that has a form. */
const partsOfHome = (capabilities: Capability[]) =>
  Object.fromEntries(
    capabilities.flatMap(({ dashboard, doors = [] }) => [
      ...(dashboard ? [[dashboard, { path: dashboard, type: 'function' as const }]] : []),
      ...doors.flatMap(({ badge }) => (badge ? [[badge, { path: badge, type: 'component' as const }]] : [])),
    ]),
  );

/** Puts all capabilities in their places. Last of the capabilities, and before plugins that go through all fields. */
export const withCapabilities: Plugin = (config: Config): Config => {
  const capabilities = capabilitiesOf(config);
  const all = <Seam extends keyof Capability>(seam: Seam) => added({ config: { custom: config.custom ?? {} } }, seam);
  const components = config.admin?.components;
  type Lists = 'actions' | 'header' | 'beforeDashboard';
  const adminParts = (part: Lists) => capabilities.flatMap(({ admin }) => admin?.[part] ?? []);
  const collections = capabilities.reduce(placed, config.collections ?? []);
  const slugs = new Set(collections.map(({ slug }) => slug));
  return {
    ...config,
    collections: collections.map((one) => {
      const whole = extended(inCollection(one, capabilities), capabilities);
      return { ...withoutMenu(whole), fields: withoutMissing(whole.fields, slugs) };
    }),
    globals: [...(config.globals ?? []), ...all('globals')].map((one) => withoutGroup(inGlobal(one, capabilities))),
    endpoints: [...(config.endpoints ?? []), ...all('endpoints')],
    jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...all('tasks')] },
    admin: {
      ...config.admin,
      dependencies: { ...config.admin?.dependencies, ...partsOfHome(capabilities) },
      components: {
        ...components,
        actions: [...(components?.actions ?? []), ...adminParts('actions')],
        header: [...(components?.header ?? []), ...adminParts('header')],
        // What greets staff comes before the core's dashboard.
        beforeDashboard: [...adminParts('beforeDashboard'), ...(components?.beforeDashboard ?? [])],
        views: Object.assign({}, components?.views, ...capabilities.map(({ admin }) => admin?.views)),
      },
    },
  };
};
