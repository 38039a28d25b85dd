import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { hashOf } from '../registry/element';
import { findElement } from './elements';

export type ReviewContext = { reviewedHash?: string };

/**
 * Sets the reviewer and the reviewed hash, which clients cannot send: the reviewer is the signed-in user, and by
 * default (as from the admin) the decision is about the current element.
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

/**
 * A review stays with its element. Restoring a version, Payload omits fields that cannot be updated: this restores the
 * element.
 */
export const keepElement: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) =>
  operation === 'update' ? { ...data, element: originalDoc?.element } : data;
