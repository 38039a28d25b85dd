import type { ReferenceElement } from './element';

export const typography: ReferenceElement[] = [];
