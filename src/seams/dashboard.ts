import type { Payload, TypedUser } from 'payload';
import type { ReactNode } from 'react';

/** Who looks at the dashboard. */
export type Viewer = { payload: Payload; user: TypedUser };

export type DashboardPart = {
  /** How many things wait for the viewer, for the sentence at the top. */
  waiting?: number;
  /** How many things are new to the viewer. */
  unread?: number;
  /** Among the figures at a glance. */
  figures?: ReactNode;
  /** The wide part beside the lists: a `section` of the class `overview-part`. */
  main?: ReactNode;
  /** Below the lists of the core. */
  lists?: ReactNode;
  /** Above the lists: what must not be overlooked. */
  alarms?: ReactNode;
};
