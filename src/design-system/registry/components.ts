import type { ReferenceElement } from './element';

export const components: ReferenceElement[] = [];
