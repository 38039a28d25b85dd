import { createHash } from 'node:crypto';
import type { Ground } from '../../fields/section';

/** The pages of the reference; each lists its own elements. */
export type ReferencePage =
  | 'design-system'
  | 'perception-icon'
  | 'perception-icon/library'
  | 'templates'
  | `templates/${Ground}`
  | 'voice-verbal'
  | 'container-treatments';

/** Something reviewers decide about: keep, modify or delete (content document, section 4). */
export type ReferenceElement = {
  /** Stable for ever, lower-case words and slashes: `color/ion`, `treatment/ct-07a`. Decisions are kept by it. */
  id: string;
  name: string;
  page: ReferencePage;
  /** What is reviewed, as data: values, or what draws it. When it changes, earlier decisions are outdated. */
  subject: unknown;
};

/** Its anchor on its page: everything can be linked to. */
export const anchorOf = (id: string) => id.replaceAll('/', '-');

/** What a decision was made about, in twelve digits. */
export const hashOf = ({ name, subject }: ReferenceElement) =>
  createHash('sha256')
    .update(JSON.stringify([name, subject]))
    .digest('hex')
    .slice(0, 12);
