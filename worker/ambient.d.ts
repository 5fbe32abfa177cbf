declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

interface ImportMetaEnv {
  /** Whether a development server runs this; Vite fills it in. */
  readonly DEV: boolean;
}

interface ImportMeta {
  readonly env?: ImportMetaEnv;
}

declare module "*.woff?inline" {
  /** The font as a `data:` URL. */
  const url: string;
  export default url;
}

interface Env {
  /** Workers AI, bound only where ASSISTANT is workers-ai: it is never local, and works with an account alone. */
  readonly AI?: Ai;
}
