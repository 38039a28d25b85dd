import { elements } from '../registry';
import type { ReferenceElement } from '../registry/element';

const byId = new Map(elements.map((element) => [element.id, element]));

export const findElement = (id: unknown): ReferenceElement | undefined =>
  typeof id === 'string' ? byId.get(id) : undefined;
