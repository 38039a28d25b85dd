import type { ReferenceElement } from './element';

export const voice: ReferenceElement[] = [];
