import type { ReferenceElement } from './element';

export const spacing: ReferenceElement[] = [];
