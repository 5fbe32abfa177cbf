/** Where the built pages and the files beside them come from; the platform's assets binding is one. */
export interface PageSource {
  fetch(request: Request): Promise<Response>;
}
