import type { TextCache } from "#worker/ports/places.ts";

/** The platform's cache of the data center that a request came to. A failure of it counts as nothing kept. */
export class EdgeCache implements TextCache {
  async find(address: string): Promise<string | null> {
    const kept = await caches.default.match(address).catch(() => undefined);
    return kept ? kept.text() : null;
  }

  async keep(address: string, text: string, seconds: number): Promise<void> {
    const response = new Response(text, { headers: { "Cache-Control": `public, max-age=${seconds}` } });
    await caches.default.put(address, response).catch(() => undefined);
  }
}
