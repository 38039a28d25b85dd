/** No library drives Firefox and WebKitGTK alike. */
export type Tab = {
  open(path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Arguments and result are JSON; the function refers to nothing outside of itself. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  setCookie(name: string, value: string): Promise<void>;
  path(): Promise<string>;
  /** Uncaught errors and violations of the content security policy. */
  errors(): string[];
  picture(): Promise<Buffer>;
  close(): Promise<void>;
};

export type Window = { width: number; height: number; hasScripts: boolean };

export type Engine = {
  newTab(window: Window): Promise<Tab>;
  close(): Promise<void>;
};
