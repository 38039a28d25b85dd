import type { AdminResult } from '../measure/admin.ts';
import type { BareNext } from '../measure/bare-next.ts';
import type { Contact } from '../measure/contact.ts';
import type { CrowdSummary } from '../measure/crowd.ts';
import type { Flat } from '../measure/flat.ts';
import type { LighthouseResult } from '../measure/lighthouse.ts';
import type { Publishing } from '../measure/publish.ts';
import type { ReferenceResult } from '../measure/reference.ts';
import type { Restarts } from '../measure/restart.ts';
import type { SignUps } from '../measure/sign-up.ts';
import type { Soak } from '../measure/soak.ts';
import type { Throughput } from '../measure/throughput.ts';
import type { Weight } from '../measure/weight.ts';
import type { Machine } from '../world/machine.ts';

/** Everything that a run has measured. */
export type Report = {
  command: string;
  date: string;
  commit?: string;
  machine: Machine;
  weight?: Weight[];
  lighthouse?: LighthouseResult[];
  throughput?: Throughput[];
  publish?: Publishing[];
  /** First visits of the pages with a form. */
  scripts?: Weight[];
  reference?: ReferenceResult;
  admin?: AdminResult;
  contact?: Contact;
  signIn?: CrowdSummary;
  signUp?: SignUps;
  memory?: { before: number; after: number };
  /** With `--all`. */
  formsLighthouse?: LighthouseResult[];
  bareNext?: BareNext;
  instances?: Publishing[];
  restarts?: Restarts;
  soak?: Soak;
  flat?: Flat[];
  buildSeconds?: number;
  loadAtEnd?: number;
  failures: string[];
};
