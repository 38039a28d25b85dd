import type { CollectionConfig, TextFieldValidation } from 'payload';
import { admins, anyone, denyField, reviewers, staffOnlyField } from '@/access/rules';
import { MAX_NOTE_CHARACTERS, reviewStates, stateNames } from '@/data/review-states';
import { textArea } from '@/fields/text';
import { revalidateOnChange } from '@/publishing/revalidate';
import { tags } from '@/publishing/tags';
import { findElement } from '@/reference/reviews/elements';
import { keepElement, signReview } from '@/reference/reviews/sign-review';
import { editedTogether } from './edited-together';

const validateElement: TextFieldValidation = (value) =>
  findElement(value) !== undefined || 'The reference has no element with this id.';

/** Ids under `audit/…` are notes of the button audit. States are public; notes and reviewers' names are for staff. */
export const designReviews: CollectionConfig = editedTogether({
  slug: 'design-reviews',
  labels: { singular: 'Design review', plural: 'Design reviews' },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  admin: {
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
      ...textArea('note', MAX_NOTE_CHARACTERS, 'What should change, or why. Staff see it, visitors do not.', {
        isOptional: true,
      }),
      access: { read: staffOnlyField },
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
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'Who decided last.',
        components: { Cell: '/admin/workflow/person-cell#PersonCell' },
      },
    },
  ],
});
