import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import type { ContentDocument, ContentGlobal } from '@/lib/content-collections';
import type { Planned } from '@/lib/planned';
import type { SiteFacts } from '@/lib/site-facts';
import type { Redirect, RedirectRules } from '@/redirects/redirects';

/** Drafts shown as if they were published, to those who may see them: a site as it will be. */
export type Overlay = {
  documents: ContentDocument[];
  globals: ContentGlobal[];
  /** A redirect at this path that is not published yet. */
  redirectAt: (path: string) => Promise<Redirect | undefined>;
};

export type PreviewCookie = {
  value: string;
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: string;
  expires?: Date;
};

export type Overlays = {
  /** Which overlay staff see next; `wantedBy`: from the parameters of `/preview`. */
  cookie: { name: string; wantedBy: (query: URLSearchParams) => PreviewCookie | undefined };
  /** Do these headers request one, whether or not the sender may see it? */
  isRequested: (headers: Headers) => boolean;
  mayPreview: (headers: Headers) => Promise<boolean>;
  /** Called in draft mode only. */
  find: () => Promise<Overlay | undefined>;
};

/** With its path, if the document is read. */
type Reference = string | { id: string; path?: string | null } | null | undefined;

/** A page against its variants, which share its address. */
export type RunningExperiment = {
  id: string;
  title?: string;
  page?: Reference;
  controlShare?: number | null;
  variants?: { page?: Reference; share?: number | null }[] | null;
  goal: { kind?: string | null; form?: string | null; builtForm?: Reference; path?: string | null };
};

/** A form that a visitor has sent. */
export type SentForm = {
  /** Of `visitors/forms/handlers`. */
  form: string;
  /** Of a form that staff built. */
  id?: string;
  /** Null if the browser withholds it. */
  page: string | null;
  /** Path of the page that led to the form. */
  from?: string;
  headers: Headers;
};

/** The same cookie as a header and for Next's server actions. */
export type SetCookie = {
  header: string;
  action: {
    name: string;
    value: string;
    path: string;
    maxAge: number;
    httpOnly: true;
    sameSite: 'lax';
    secure: boolean;
  };
};

/** Changes that staff have scheduled for a time, besides those of single documents. */
export type ScheduledChanges = {
  /** After this time (ISO 8601), the next one first. */
  upcoming: (req: PayloadRequest, after: string) => Promise<Planned[]>;
  /** What a document is scheduled to change with, such as the name of a release. */
  ofDocument: (req: PayloadRequest, id: string) => Promise<string | undefined>;
  /** Failed, or due before this time and not done. */
  overdue: (req: PayloadRequest, before: string) => Promise<Planned[]>;
};

/** What a link can show to guests besides a draft, such as a release as a whole site. */
export type SharedView = {
  collection: CollectionSlug;
  /** In a word: "Release". */
  what: string;
  /** Without access control; undefined once it is over. `token`: of the link. */
  show: (payload: Payload, id: string, token: string) => Promise<ReactNode | undefined>;
  /** A digest of all that guests see, undefined without it. */
  digestOf: (payload: Payload, id: string) => Promise<string | undefined>;
};

/** What a capability adds to the site that visitors see. */
export type SiteSeams = {
  overlays?: Overlays;
  /** At the end of every page; null for visitors. */
  pageBar?: () => Promise<ReactNode>;
  sharedView?: SharedView;
  /** Are views of pages counted at the moment? Pages then carry a mark, and report to `/views`. */
  countsViews?: () => Promise<boolean>;
  /** Names of campaigns that staff have announced (`utm_campaign`). */
  campaigns?: (payload: Payload) => Promise<string[]>;
  /** Learns of a form that was sent, after it was acknowledged. Must not wait for the database. */
  formSent?: (sent: SentForm) => Promise<SetCookie | undefined>;
  /** The version of a page that this visitor has seen, in words for staff. Must not wait for the database. */
  versionSeen?: (headers: Headers, page: string | null) => Promise<string | undefined>;
  runningExperiments?: (payload: Payload) => Promise<RunningExperiment[]>;
  redirects?: (payload: Payload) => Promise<RedirectRules>;
  /** Addresses of a page in other formats, by media type: pages link to them. */
  otherFormats?: (path: string) => Promise<Record<string, string>>;
  /** What was measured on this site, for the sections that state it. */
  facts?: () => Promise<SiteFacts | undefined>;
  /** Public files at the root, cached like pages; without a body there is none at the moment. */
  files?: Record<string, { type: string; body: (siteUrl: string) => Promise<string | undefined> }>;
};
