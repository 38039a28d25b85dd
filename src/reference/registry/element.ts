import { createHash } from 'node:crypto';
import type { Ground } from '@/fields/section';

export type ReferencePage =
  | 'design-system'
  | 'perception-icon'
  | 'perception-icon/library'
  | 'templates'
  | `templates/${Ground}`
  | 'voice-verbal'
  | 'container-treatments';

/** For reviewers to keep, modify or delete (content document, section 4). */
export type ReferenceElement = {
  /** Permanent, because decisions are stored by it: `color/ion`, `treatment/ct-07a`. */
  id: string;
  name: string;
  page: ReferencePage;
  /** The reviewed values or drawing. A change makes earlier decisions outdated. */
  subject: unknown;
};

export const anchorOf = (id: string) => id.replaceAll('/', '-');

export const hashOf = ({ name, subject }: ReferenceElement) =>
  createHash('sha256')
    .update(JSON.stringify([name, subject]))
    .digest('hex')
    .slice(0, 12);
