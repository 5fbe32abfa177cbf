/** The part of the platform's `AI` binding that is used. */
export interface ModelBinding {
  run(model: string, inputs: Record<string, unknown>, options?: { readonly signal?: AbortSignal }): Promise<unknown>;
}

/** The model that is asked: of those that can keep to a JSON schema, the one that writes best. */
export const MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
