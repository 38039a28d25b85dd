'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Previewed = createContext(false);

/** Around what staff and guests see before it is published: its forms send nothing. */
export const InPreview = ({ children }: { children: ReactNode }) => (
  <Previewed.Provider value={true}>{children}</Previewed.Provider>
);

export const useIsPreview = (): boolean => useContext(Previewed);
