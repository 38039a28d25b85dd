/** The part of a browser that these tests use, because no library drives Firefox and WebKitGTK alike. */
export type Tab = {
  /** Opens a path of the site and waits until the page has loaded. */
  open(path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. Its arguments and result are JSON; it refers to nothing outside of itself. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  setCookie(name: string, value: string): Promise<void>;
  /** Path of the page that is shown. */
  path(): Promise<string>;
  /** Uncaught errors and violations of the content security policy since the tab was opened. */
  errors(): string[];
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
};

export type Window = { width: number; height: number; hasScripts: boolean };

export type Engine = {
  /** A tab with an empty profile. */
  newTab(window: Window): Promise<Tab>;
  close(): Promise<void>;
};
