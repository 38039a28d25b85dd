import type { ReferenceElement } from './element';

export const icons: ReferenceElement[] = [];
