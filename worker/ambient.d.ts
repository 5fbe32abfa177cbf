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

interface Env {
  /** Workers AI, bound only where ASSISTANT is workers-ai: it is never local, and works with an account alone. */
  readonly AI?: Ai;
}
