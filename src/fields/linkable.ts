import type { RelationshipFieldValidation, Where } from 'payload';
import { relationship } from 'payload/shared';

/** What staff are offered to link to: no variants of experiments, which have no address of their own. */
export const linkable = ({ relationTo }: { relationTo: string }): Where | true =>
  relationTo === 'pages' ? { variantOf: { exists: false } } : true;

/**
 * Payload's rules without its query for each link, which would ask again whether the document was offered: the check of
 * links reads all of them at once (src/staff/link-check), and refuses variants.
 */
export const validateLinkable: RelationshipFieldValidation = (value, options) =>
  relationship(value, { ...options, filterOptions: undefined });
