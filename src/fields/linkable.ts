import type { RelationshipFieldValidation, Where } from 'payload';
import { relationship } from 'payload/shared';

/** Excludes variants of experiments, which have no address of their own. */
export const linkable = ({ relationTo }: { relationTo: string }): Where | true =>
  relationTo === 'pages' ? { variantOf: { exists: false } } : true;

/** Skips Payload's query per link: src/plugins/link-check reads all targets at once, and refuses variants. */
export const validateLinkable: RelationshipFieldValidation = (value, options) =>
  relationship(value, { ...options, filterOptions: undefined });
