/** The dictionaries of the package, each in a file of its own, which it does not declare. */
declare module '@zxcvbn-ts/language-en/dist/wordSequences.json.mjs' {
  const content: Record<string, string[]>;
  export default content;
}
declare module '@zxcvbn-ts/language-en/dist/*.json.mjs' {
  const content: string[];
  export default content;
}
declare module '@zxcvbn-ts/language-fr/dist/wordSequences.json.mjs' {
  const content: Record<string, string[]>;
  export default content;
}
declare module '@zxcvbn-ts/language-fr/dist/*.json.mjs' {
  const content: string[];
  export default content;
}
