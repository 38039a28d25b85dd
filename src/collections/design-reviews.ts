import type { CollectionConfig, TextFieldValidation } from 'payload';
import { admins, anyone, denyField, reviewers, staffOnlyField } from '@/access/rules';
import { MAX_NOTE_CHARACTERS, reviewStates, stateNames } from '@/data/review-states';
import { revalidateOnChange } from '@/publishing/revalidate';
import { tags } from '@/publishing/tags';
import { findElement } from '@/reference/reviews/elements';
import { keepElement, signReview } from '@/reference/reviews/sign-review';

const validateElement: TextFieldValidation = (value) =>
  findElement(value) !== undefined || 'The reference has no element with this id.';

/**
 * Reviewers' decisions about elements of the design-system reference, one document each; versions are the history.
 * Notes of the button audit have ids under `audit/…`. Decisions are public because the reference shows them; who made
 * them is visible to staff only.
 */
export const designReviews: CollectionConfig = {
  slug: 'design-reviews',
  labels: { singular: 'Design review', plural: 'Design reviews' },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  admin: {
    group: 'Design',
    hideAPIURL: true,
    useAsTitle: 'element',
    defaultColumns: ['element', 'state', 'note', 'reviewer', 'updatedAt'],
    listSearchableFields: ['element', 'note'],
    description: 'Decisions about the elements of the design system. They are usually made on /design-system itself.',
  },
  access: {
    read: anyone,
    readVersions: reviewers,
    create: reviewers,
    update: reviewers,
    delete: admins,
    unlock: admins,
  },
  versions: { drafts: false, maxPerDoc: 0 },
  hooks: {
    beforeValidate: [keepElement],
    beforeChange: [signReview],
    // Reviews appear on every page of the reference.
    ...revalidateOnChange(tags.reviews),
  },
  fields: [
    {
      name: 'element',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateElement,
      access: { update: denyField },
      admin: { description: 'The id of the element, as in its link: color/ion. It cannot be changed.' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: reviewStates.map((value) => ({ value, label: stateNames[value] })),
      admin: { description: 'The decision.' },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: MAX_NOTE_CHARACTERS,
      admin: { description: 'What should change, or why. Public.' },
    },
    {
      name: 'hash',
      type: 'text',
      access: { create: denyField, update: denyField },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'What was reviewed. When the element changes, the decision is shown as outdated.',
      },
    },
    {
      name: 'reviewer',
      type: 'relationship',
      relationTo: 'users',
      access: { read: staffOnlyField, create: denyField, update: denyField },
      admin: { readOnly: true, position: 'sidebar', description: 'Who decided last.' },
    },
  ],
};
