/** A file of hash-wasm with one algorithm. */
declare module 'hash-wasm/dist/*.umd.min.js' {
  const functions: typeof import('hash-wasm');
  export default functions;
}
