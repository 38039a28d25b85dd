import type { ReferenceElement } from './element';

export const colors: ReferenceElement[] = [];
