'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Path = createContext<string | undefined>(undefined);

/** The visible address of a variant, for its forms: their router only knows where it was rendered. */
export const PagePath = ({ path, children }: { path: string; children: ReactNode }) => (
  <Path.Provider value={path}>{children}</Path.Provider>
);

export const usePagePath = (): string | undefined => useContext(Path);
