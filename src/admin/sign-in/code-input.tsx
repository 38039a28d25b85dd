import type { ComponentProps } from 'react';
import { LabelledInput } from './labelled-input';

type Props = Omit<ComponentProps<typeof LabelledInput>, 'type' | 'maxLength' | 'spellCheck'>;

export function CodeInput(props: Props) {
  return <LabelledInput autoComplete="one-time-code" {...props} type="text" maxLength={20} spellCheck={false} />;
}
