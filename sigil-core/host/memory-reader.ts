const BYTES_PER_WORD = 4;

/** Words, slices and tables of the module's memory, counted from one address. */
export class MemoryReader {
  private static readonly decoder = new TextDecoder();
  private readonly buffer: ArrayBufferLike;
  private readonly view: DataView;

  constructor(buffer: ArrayBufferLike, address: number) {
    this.buffer = buffer;
    this.view = new DataView(buffer, address);
  }

  word(index: number): number {
    return this.view.getInt32(index * BYTES_PER_WORD, true);
  }

  /** The ASCII text whose address and length stand at two words. */
  text(index: number): string {
    return MemoryReader.decoder.decode(new Uint8Array(this.buffer, this.word(index), this.word(index + 1)));
  }

  /** The records whose address and number stand at two words. */
  table<Item>(index: number, recordWords: number, read: (record: MemoryReader) => Item): Item[] {
    const address = this.word(index);
    return Array.from({ length: this.word(index + 1) }, (_, i) =>
      read(new MemoryReader(this.buffer, address + i * recordWords * BYTES_PER_WORD)),
    );
  }

  /** The rows of a square of bytes whose address and order stand at two words. */
  square(index: number): number[][] {
    const address = this.word(index);
    const order = this.word(index + 1);
    return Array.from({ length: order }, (_, row) => [...new Uint8Array(this.buffer, address + row * order, order)]);
  }
}
