import type { ReferenceElement } from './element';

export const motion: ReferenceElement[] = [];
