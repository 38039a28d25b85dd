import { useSyncExternalStore } from 'react';

/** What parts of the admin that do not contain each other share, until the admin is loaded again. */
export function sharedValue<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Shared<Value> = Pick<ReturnType<typeof sharedValue<Value>>, 'initial' | 'read' | 'subscribe'>;

/** The value of now; on the server, the initial one. */
export const useShared = <Value>({ initial, read, subscribe }: Shared<Value>): Value =>
  useSyncExternalStore(subscribe, read, () => initial);
