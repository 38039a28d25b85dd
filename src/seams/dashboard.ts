import type { Payload, TypedUser } from 'payload';
import type { ReactNode } from 'react';

/** Who looks at the dashboard. */
export type Viewer = { payload: Payload; user: TypedUser };

export type DashboardPart = {
  /** How many things wait for the viewer, for the sentence at the top: those of its figures. Undefined if unknown. */
  waiting?: number | Promise<number | undefined>;
  /** How many things are new to the viewer. */
  unread?: number;
  /** Among the figures at a glance. */
  figures?: ReactNode;
  /** The wide part beside the lists: a `section` of the class `overview-part`, which may show what the others add. */
  main?: (parts: DashboardPart[]) => ReactNode;
  /** Below the lists of the core. */
  lists?: ReactNode;
  /** What visitors sent since a day, among the totals of the statistics. */
  received?: (since: Date) => ReactNode;
  /** Above the lists: what must not be overlooked. */
  alarms?: ReactNode;
};
