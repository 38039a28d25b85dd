import type { ReferenceElement } from './element';

export const cards: ReferenceElement[] = [];
