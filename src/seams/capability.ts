import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Config,
  definePlugin,
  type Endpoint,
  type Field,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
  type SanitizedConfig,
  type TaskConfig,
} from 'payload';
import type { ContentDocument } from '@/lib/content-collections';
import type { Finding } from '@/lib/finding';
import type { DocumentListener } from '@/publishing/document-event';
import type { OnAlert } from './alert';
import type { Records } from './audit';
import type { Courier } from './courier';
import type { Place } from './doors';
import type { LeadReceiver } from './leads';
import type { Notify } from './notification';
import type { PlanKind } from './plan';
import type { ScheduledChanges, SiteSeams } from './site';
import type { Writer } from './writer';

type Components = NonNullable<NonNullable<Config['admin']>['components']>;

/** Which collection of content is meant. */
export type Content = { slug: string; isPage: boolean; isTranslatable: boolean };

/** A component of the bar above a document's form. The lower `order` comes first; the core's are at 10, 20, …. */
export type BarPart = { order: number; component: string };

/** What a capability adds to each collection of content for which `in` is true, or to all of them. */
export type ContentPart = {
  in?: (content: Content) => boolean;
  /** After the fields of the collection. */
  fields?: Field[];
  bar?: BarPart[];
  editMenuItems?: string[];
  listMenuItems?: string[];
  endpoints?: Endpoint[];
  publishButton?: string;
  /** Throws an APIError to refuse a change, before the document is checked. */
  refuseChange?: CollectionBeforeChangeHook;
  /** Returns the data with what the server works out. */
  deriveData?: CollectionBeforeChangeHook;
  /** Throws if what is to be published is not right yet. Has no effects: also run when publishing is scheduled. */
  checkPublish?: CollectionBeforeChangeHook;
  /** What is wrong with a draft that may be published. `at.id` is empty for a new document. */
  findings?: (req: PayloadRequest, at: ContentDocument, document: object) => Promise<Finding[]>;
  /** Throws an APIError to refuse a deletion. */
  refuseDelete?: CollectionBeforeDeleteHook;
  /** Removes what belongs to a document that is about to be deleted. */
  beforeDelete?: CollectionBeforeDeleteHook;
  /** Writes other documents that visitors see after a change, such as a redirect: before the core expires pages. */
  onChange?: DocumentListener;
  /** Learns of a change, after the core has noted it. */
  afterChange?: DocumentListener;
};

/** `isPublished`: visitors see it now. */
export type GlobalChange = { slug: string; isPublished: boolean; req: PayloadRequest };

/** The same for the globals of content. */
type GlobalPart = {
  bar?: BarPart[];
  refuseChange?: GlobalBeforeChangeHook;
  afterChange?: (change: GlobalChange) => Promise<void>;
};

/** A part of the background work. An error ends this part alone, and is logged. */
type Work = (req: PayloadRequest) => Promise<unknown>;

/**
 * What a capability is made of. A seam is used by the core at one place, named in docs/architecture.md, and knows no
 * capability by name.
 */
export type Capability = {
  slug: string;
  /** Slugs of capabilities without which this one does not work. */
  requires?: string[];
  collections?: CollectionConfig[];
  /** In lists and menus, its collections come before this one. */
  before?: string;
  globals?: GlobalConfig[];
  endpoints?: Endpoint[];
  /** Fields of its collections by which anonymous requests may filter, sort and select (src/api/public-fields.ts). */
  publicFields?: Record<string, readonly string[]>;
  tasks?: TaskConfig[];
  /** Changes collections of the core by their slugs. */
  extend?: Record<string, (collection: CollectionConfig) => CollectionConfig>;
  /** The same for globals. */
  extendGlobals?: Record<string, (global: GlobalConfig) => GlobalConfig>;
  content?: ContentPart[];
  globalContent?: GlobalPart[];
  admin?: Pick<Components, 'actions' | 'header' | 'beforeDashboard' | 'views'>;
  /** Where its collections, globals and views are at home in the admin: one place for each. */
  doors?: Place[];
  /** Every ten seconds: what must take effect within seconds. */
  plannedWork?: Work[];
  /** What may take longer. */
  longWork?: Work[];
  /** Work that may take an hour, which nothing else waits for. False if another process is doing it. */
  ownWork?: (req: PayloadRequest) => Promise<boolean>;
  /** Keeps what staff and the site have done. */
  records?: Records;
  scheduled?: ScheduledChanges;
  /** What has a date. */
  plan?: PlanKind[];
  /** The path of an `OnDashboard` of the admin, which no page of the site may load: `/plugins/…#onDashboard`. */
  dashboard?: string;
  /** How staff learn of what concerns them. */
  notify?: Notify;
  /** Brings alerts of the operator elsewhere. */
  onAlert?: OnAlert;
  /** Brings messages to receivers that know no webhooks. */
  courier?: Courier;
  /** Writes texts that people then accept. */
  writer?: Writer;
  /** Where entries of the inbox go besides it. */
  leads?: LeadReceiver;
  /** Erases the data stored about the owner of this email address. */
  eraseVisitor?: (req: PayloadRequest, email: string) => Promise<void>;
  site?: SiteSeams;
};

/** Registers a capability; `withCapabilities` puts it in its places. Throws if one that it requires is missing. */
export const capability = (adds: Capability): Plugin =>
  definePlugin({
    slug: adds.slug,
    plugin: ({ config, plugins }) => {
      const missing = adds.requires?.filter((slug) => !plugins[slug]) ?? [];
      if (missing.length > 0)
        throw new Error(`The plugin "${adds.slug}" requires ${missing.join(', ')} (src/plugins/index.ts).`);
      return { ...config, custom: { ...config.custom, capabilities: [...capabilitiesOf(config), adds] } };
    },
  })();

/** All capabilities, in the order of src/plugins/index.ts. */
export const capabilitiesOf = (config: Pick<Config | SanitizedConfig, 'custom'>): Capability[] =>
  (config.custom?.capabilities as Capability[] | undefined) ?? [];

/** Whether a capability is in the list: its routes stay when it is taken out. */
export const hasCapability = ({ config }: { config: Pick<SanitizedConfig, 'custom'> }, slug: string): boolean =>
  capabilitiesOf(config).some((one) => one.slug === slug);

type Each<Seam> = NonNullable<Seam> extends (infer One)[] ? One : NonNullable<Seam>;

/** What the capabilities add at a seam, in their order. */
export const added = <Seam extends keyof Capability>(
  { config }: { config: Pick<SanitizedConfig, 'custom'> },
  seam: Seam,
): Each<Capability[Seam]>[] => capabilitiesOf(config).flatMap((one) => (one[seam] ?? []) as Each<Capability[Seam]>[]);

/** The same of the site's seams. */
export const addedToSite = <Seam extends keyof SiteSeams>(
  payload: { config: Pick<SanitizedConfig, 'custom'> },
  seam: Seam,
): NonNullable<SiteSeams[Seam]>[] => added(payload, 'site').flatMap((site) => (site[seam] ?? []) as never);
