const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements without content or end tag. */
export const voidElements = setOf('area base br col embed hr img input link meta param source track wbr');

/** Elements around which blanks are not shown. */
export const blockElements = setOf(
  'html head body title meta link base script style template noscript address article aside blockquote center dd details ' +
    'dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu ' +
    'nav ol optgroup option p pre search section summary table caption colgroup col tbody td tfoot th thead tr ul',
);

/** Elements of text, such as `<b>`. */
export const inlineElements = setOf(
  'a abbr acronym audio b bdi bdo big button canvas cite code data datalist del dfn em font i iframe ins kbd label map mark ' +
    'math meter object output picture progress q rp rt ruby s samp select slot small span strike strong sub sup svg ' +
    'textarea time tt u var video',
);

/** Elements whose start tag closes an open paragraph (HTML Standard, section 13.2.6.4.7). */
export const paragraphClosers = setOf(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 ' +
    'h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp',
);

/** Elements whose blanks and line breaks are all shown. */
export const preformatted = setOf('pre textarea listing');

/** Elements whose text has no references. */
export const verbatim = setOf('script style xmp iframe noembed noframes noscript plaintext');
