import { elements } from '../design-system/registry';
import type { ReferenceElement } from '../design-system/registry/element';

const byId = new Map(elements.map((element) => [element.id, element]));

export const findElement = (id: unknown): ReferenceElement | undefined =>
  typeof id === 'string' ? byId.get(id) : undefined;
