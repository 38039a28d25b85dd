import { isRefused, type Refused } from '../ask';

/** `refusal`: of what the person did. `failure`: of the last load. */
export type PanelState<T> = { data?: T; refusal?: string; failure?: string };

/** After a load. What the person did stays refused: a load in the background must not take the words away. */
export const loaded = <T extends object>(state: PanelState<T>, response: T | Refused): PanelState<T> =>
  isRefused(response) ? { ...state, failure: response.error } : { ...state, data: response, failure: undefined };

/** As a step of the person begins: what an earlier one was refused for is over. */
export const begun = <T extends object>(state: PanelState<T>): PanelState<T> => ({ ...state, refusal: undefined });

/** After a step of the person. */
export const stepped = <T extends object>(state: PanelState<T>, response: object): PanelState<T> => ({
  ...state,
  refusal: isRefused(response) ? response.error : undefined,
});

/** After a step whose response holds the new `data`. */
export const received = <T extends object>(state: PanelState<T>, response: T | Refused): PanelState<T> =>
  isRefused(response) ? stepped(state, response) : { data: response };

export const errorOf = ({ refusal, failure }: PanelState<unknown>): string | undefined => refusal ?? failure;
