/** What the module exports; `assembly/index.ts` is the other side. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  version(): number;
  inputAddress(): number;
  inputCapacity(): number;
  optionsAddress(): number;
  saltAddress(): number;
  saltCapacity(): number;
  /** Answers 0 or an error code. */
  draw(method: number, byteLength: number, saltByteLength: number): number;
  /** Answers 0 or an error code. */
  drawSymbol(kind: number, choice: number): number;
  resultAddress(): number;
}

/** Names the exports of an instance; throws where the module is not a sigil core. */
export function getCoreExports(instance: WebAssembly.Instance): CoreExports {
  const { memory, version, inputAddress, inputCapacity, draw, resultAddress } = instance.exports;
  const { optionsAddress, saltAddress, saltCapacity, drawSymbol } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new TypeError("The module exports no memory.");
  return {
    memory,
    version: getNumberFunction(version),
    inputAddress: getNumberFunction(inputAddress),
    inputCapacity: getNumberFunction(inputCapacity),
    optionsAddress: getNumberFunction(optionsAddress),
    saltAddress: getNumberFunction(saltAddress),
    saltCapacity: getNumberFunction(saltCapacity),
    draw: getNumberFunction(draw),
    drawSymbol: getNumberFunction(drawSymbol),
    resultAddress: getNumberFunction(resultAddress),
  };
}

function getNumberFunction(exported: WebAssembly.ExportValue | undefined): (...values: number[]) => number {
  if (typeof exported !== "function") throw new TypeError("The module is not a sigil core.");
  return (...values) => Number(exported(...values));
}
