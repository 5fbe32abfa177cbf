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
