import type { ReferenceElement } from './element';

export const audit: ReferenceElement[] = [];
