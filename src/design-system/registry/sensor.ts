import type { ReferenceElement } from './element';

export const sensor: ReferenceElement[] = [];
