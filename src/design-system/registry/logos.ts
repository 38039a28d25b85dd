import type { ReferenceElement } from './element';

export const logos: ReferenceElement[] = [];
