import type { ReferenceElement } from './element';

export const templates: ReferenceElement[] = [];
