import type { ReferenceElement } from './element';

export const treatments: ReferenceElement[] = [];
