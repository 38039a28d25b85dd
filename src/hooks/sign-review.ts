import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { hashOf } from '../design-system/registry/element';
import { findElement } from '../reviews/elements';

/** Set in `context` by whoever knows what the reviewer had in view, which may be older than what is there now. */
export type ReviewContext = { reviewedHash?: string };

/**
 * Writes down who decided, and about what. Neither can be sent: the reviewer is whoever is signed in, and without
 * another word (as from the admin panel) the decision is about the element as it is now.
 */
export const signReview: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { reviewedHash } = req.context as ReviewContext;
  const element = findElement(data.element ?? originalDoc?.element);
  return {
    ...data,
    reviewer: req.user?.id ?? data.reviewer,
    hash: reviewedHash ?? (element ? hashOf(element) : data.hash),
  };
};

/** A review stays with its element. Payload leaves out what nobody may change when it restores a version: here it is. */
export const keepElement: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) =>
  operation === 'update' ? { ...data, element: originalDoc?.element } : data;
