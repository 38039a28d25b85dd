'use client';

import { createContext } from 'react';

type Place = {
  isDialog: boolean;
  /** Begins the ids of inputs. In the dialog, they must differ from those of the form below it. */
  ids: string;
  Heading: 'h1' | 'h2';
  /** Shown at the beginning. */
  why?: string;
};

const onPage: Place = { isDialog: false, ids: 'field-', Heading: 'h1' };
export const inDialog: Place = { isDialog: true, ids: 'again-', Heading: 'h2' };

export const SignInPlace = createContext<Place>(onPage);
