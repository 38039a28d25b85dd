import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { hashOf } from '../registry/element';
import { findElement } from './elements';

export type ReviewContext = { reviewedHash?: string };

/** Clients cannot send these: the reviewer is the signed-in user, the hash by default the current one. */
export const signReview: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { reviewedHash } = req.context as ReviewContext;
  const element = findElement(data.element ?? originalDoc?.element);
  return {
    ...data,
    reviewer: req.user?.id ?? data.reviewer,
    hash: reviewedHash ?? (element ? hashOf(element) : data.hash),
  };
};

/** When a version is restored, Payload omits fields that cannot be updated, such as the element. */
export const keepElement: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) =>
  operation === 'update' ? { ...data, element: originalDoc?.element } : data;
