/** What the module exports; `assembly/index.ts` is the other side. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  version(): number;
  inputAddress(): number;
  inputCapacity(): number;
  optionsAddress(): number;
  saltAddress(): number;
  saltCapacity(): number;
  /** Returns 0 or an error code. */
  draw(method: number, byteLength: number, saltByteLength: number): number;
  /** Returns 0 or an error code. */
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

const BYTES_PER_WORD = 4;

/** Words, texts and tables of the module's memory, counted from one address. */
export class MemoryReader {
  private static readonly decoder = new TextDecoder();
  private readonly words: Int32Array;
  private readonly first: number;

  constructor(buffer: ArrayBufferLike, address: number, words = new Int32Array(buffer)) {
    this.words = words;
    this.first = address / BYTES_PER_WORD;
  }

  word(index: number): number {
    return this.words[this.first + index] ?? 0;
  }

  /** The ASCII text whose address and length are at two words. */
  text(index: number): string {
    const bytes = new Uint8Array(this.words.buffer, this.word(index), this.word(index + 1));
    return MemoryReader.decoder.decode(bytes);
  }

  /** The same with its address, for the texts within it. */
  locatedText(index: number): LocatedText {
    return { address: this.word(index), text: this.text(index) };
  }

  /** The text whose address and length are at two words, cut out of the one that it is in: that is quicker than decoding each. */
  textWithin(whole: LocatedText, index: number): string {
    const from = this.word(index) - whole.address;
    return whole.text.slice(from, from + this.word(index + 1));
  }

  /** The records whose address and number are at two words. */
  table<Item>(index: number, recordWords: number, read: (record: MemoryReader) => Item): Item[] {
    const items: Item[] = [];
    const bytes = recordWords * BYTES_PER_WORD;
    const from = this.word(index);
    const to = from + this.word(index + 1) * bytes;
    for (let address = from; address < to; address += bytes) {
      items.push(read(new MemoryReader(this.words.buffer, address, this.words)));
    }
    return items;
  }

  /** The rows of a square of bytes whose address and order are at two words. */
  square(index: number): number[][] {
    const address = this.word(index);
    const order = this.word(index + 1);
    return Array.from({ length: order }, (_, row) => [
      ...new Uint8Array(this.words.buffer, address + row * order, order),
    ]);
  }
}

/** ASCII text, and where in the memory it begins. */
export interface LocatedText {
  readonly address: number;
  readonly text: string;
}
