import { randomUUID } from 'node:crypto';

/**
 * For a save that comes from no form, such as an import. As a form of its own, it is a conflict for the forms that the
 * same person has open, and those are one for it: without, each would overwrite the other silently.
 * `form`: what tells this save from all others.
 */
export const asItsOwnForm = (form: string = randomUUID()) => ({ editorial: { form } });
