'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Path = createContext<string | undefined>(undefined);

/** Tells the forms of a variant the address at which visitors see it: their router knows only where it was rendered. */
export const PagePath = ({ path, children }: { path: string; children: ReactNode }) => (
  <Path.Provider value={path}>{children}</Path.Provider>
);

export const usePagePath = (): string | undefined => useContext(Path);
