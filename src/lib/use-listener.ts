import { useEffect, useEffectEvent } from 'react';

type Heard<Name extends string> = Name extends keyof WindowEventMap ? WindowEventMap[Name] : Event;

/** Hears an event of the window while the component is there. `isFirst`: before the elements that it passes. */
export function useListener<Name extends string>(
  name: Name,
  hear: (event: Heard<Name>) => void,
  isFirst = false,
): void {
  const onEvent = useEffectEvent((event: Event) => hear(event as Heard<Name>));
  useEffect(() => {
    window.addEventListener(name, onEvent, isFirst);
    return () => window.removeEventListener(name, onEvent, isFirst);
  }, [name, isFirst]);
}
