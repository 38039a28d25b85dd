import type { ReferenceElement } from './element';

export const gradients: ReferenceElement[] = [];
