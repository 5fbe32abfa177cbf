/** A symbol of the library: its id, and the stroke program that draws it (see `stroke-grammar.ts`). */
export class SymbolProgram {
  constructor(
    readonly id: string,
    readonly strokes: string,
  ) {}
}
