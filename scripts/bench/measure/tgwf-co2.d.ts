/** The package has no types, and those of DefinitelyTyped are of an older version. */
declare module '@tgwf/co2' {
  export class co2 {
    constructor(options: { model: 'swd'; version: 3 | 4 });
    perByte(bytes: number, green: boolean): number;
  }
}
