import { elements } from '@/payload/elements';
import { appears } from '../appears';

/** Payload disables it while it saves or validates. */
export const PRESSABLE = `${elements.publish}:not(:disabled, [aria-disabled="true"])`;

/** Presses Publish of the form around an element, once it can be pressed. Returns whether it could. */
export async function pressPublish(within: Element | null): Promise<boolean> {
  const form = within?.closest('form') ?? document;
  const button = await appears(() => form.querySelector<HTMLElement>(PRESSABLE));
  button?.click();
  return button !== undefined;
}
