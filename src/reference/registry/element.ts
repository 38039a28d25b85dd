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

/** An element for reviewers: keep, modify or delete (content document, section 4). */
export type ReferenceElement = {
  /** Permanent: lower-case words and slashes, `color/ion`, `treatment/ct-07a`. Decisions are stored by it. */
  id: string;
  name: string;
  page: ReferencePage;
  /** The reviewed values or drawing. A change makes earlier decisions outdated. */
  subject: unknown;
};

export const anchorOf = (id: string) => id.replaceAll('/', '-');

/** Digest of the reviewed element, twelve hex digits. */
export const hashOf = ({ name, subject }: ReferenceElement) =>
  createHash('sha256')
    .update(JSON.stringify([name, subject]))
    .digest('hex')
    .slice(0, 12);
