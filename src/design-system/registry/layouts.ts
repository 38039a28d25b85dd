import type { ReferenceElement } from './element';

export const layouts: ReferenceElement[] = [];
