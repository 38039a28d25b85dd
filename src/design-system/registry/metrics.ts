import type { ReferenceElement } from './element';

export const metrics: ReferenceElement[] = [];
