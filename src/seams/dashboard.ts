import type { Payload, TypedUser } from 'payload';
import type { ReactNode } from 'react';

/** Who looks at the dashboard. */
type Viewer = { payload: Payload; user: TypedUser };

/** A line of what waits for the viewer. */
export type WaitingLine = {
  id: string;
  /** The kind, in a word or two: "Review". */
  kind: string;
  title: string;
  /** Without it, the line is only shown. */
  href?: string;
  /** How many things it stands for in the sentence at the top; 0 for what the viewer only learns of. Default: 1. */
  count?: number;
  details?: ReactNode;
  isAlarm?: boolean;
};

/** How often links of a campaign opened a page. */
export type CampaignViews = { name: string; path: string; views: number };

export type DashboardPart = {
  /** Undefined if unknown. The page does not wait for a promise. */
  waiting?: WaitingLine[] | Promise<WaitingLine[] | undefined>;
  /** How many notifications are new to the viewer, besides these lines. */
  unread?: number;
  /** How the site does: a `section` of the class `overview-part`, which may show what the others have received. */
  main?: (parts: DashboardPart[]) => ReactNode;
  /** What visitors sent since a day: terms and values of a list. */
  received?: (since: Date) => ReactNode;
  /** Where it came from: `details` of the class `overview-by-page`. `views`: of pages that campaigns opened. */
  origins?: (since: Date, views: CampaignViews[]) => ReactNode;
};

/** What a capability adds to Home for this person. */
export type OnDashboard = (viewer: Viewer) => Promise<DashboardPart>;
