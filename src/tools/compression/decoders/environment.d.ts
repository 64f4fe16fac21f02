/** The package has an entry only for programs that load it by `require`. */
declare module 'xz-decompress/dist/package/xz-decompress.min.js' {
  const functions: typeof import('xz-decompress');
  export default functions;
}
