/**
 * The names of HTML 4 (section 24) that need a semicolon: known to all software, unlike most of the 2,125 names of the
 * HTML Standard.
 */
export const html4Names: readonly string[] = (
  'OElig oelig Scaron scaron Yuml circ tilde ensp emsp thinsp zwnj zwj lrm rlm ndash mdash lsquo rsquo sbquo ldquo ' +
  'rdquo bdquo dagger Dagger permil lsaquo rsaquo euro fnof Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa ' +
  'Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega alpha beta gamma delta epsilon zeta eta theta ' +
  'iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega thetasym upsih piv bull hellip ' +
  'prime Prime oline frasl weierp image real trade alefsym larr uarr rarr darr harr crarr lArr uArr rArr dArr hArr ' +
  'forall part exist empty nabla isin notin ni prod sum minus lowast radic prop infin ang and or cap cup int there4 ' +
  'sim cong asymp ne equiv le ge sub sup nsub sube supe oplus otimes perp sdot lceil rceil lfloor rfloor lang rang loz ' +
  'spades clubs hearts diams'
).split(' ');
