/** A drawing core can't run in this browser, couldn't be fetched, or is of a version that is not known here. */
export class EngineUnavailableError extends Error {
  constructor(cause: unknown) {
    super("The drawing core could not be loaded", { cause });
    this.name = "EngineUnavailableError";
  }
}

/** Fetches and compiles a core; rejects with `EngineUnavailableError`. */
export async function compileCore(url: string): Promise<WebAssembly.Module> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} for the drawing core`);
    // Streaming needs the right content type, which not every proxy leaves alone.
    const isStreamable = response.headers.get("content-type")?.startsWith("application/wasm") ?? false;
    return await (isStreamable
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    throw new EngineUnavailableError(error);
  }
}
