/** Viewers look for the header in this number of bytes. */
const headerReach = 1_024;

/** Whether bytes begin with the header of a PDF document, in the first 1,024 of them, as viewers accept it. */
export const startsPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, headerReach)).includes('%PDF-');
