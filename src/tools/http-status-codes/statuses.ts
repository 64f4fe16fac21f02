/** A status code of HTTP. */
export interface Status {
  readonly code: number;
  readonly name: string;
  readonly type: 'HTTP' | 'WebDAV';
  /** A response may be reused although it does not say for how long (RFC 9110, section 15.1). */
  readonly isCacheable: boolean;
  /** Headers that go with it. */
  readonly headers: readonly string[];
  /** The documents that define it; none where it is not registered. */
  readonly specifications: readonly string[];
  /** The name that it had in earlier specifications. */
  readonly formerName: string | undefined;
  /** Who uses it, where it is not registered. */
  readonly vendor: string | undefined;
  readonly tags: readonly string[];
}

/**
 * The registry of IANA (HTTP Status Code Registry, 2026-11): code, name, c for cacheable and d for WebDAV, headers,
 * documents, former name, further words to find it by.
 */
const registered = `
100 | Continue | - | Expect | RFC 9110 | - | upload
101 | Switching Protocols | - | Upgrade, Connection | RFC 9110 | - | websocket
102 | Processing | d | - | RFC 2518 | - | wait attente
103 | Early Hints | - | Link | RFC 8297 | - | preload préchargement
104 | Upload Resumption Supported | - | Location, Upload-Offset | draft-ietf-httpbis-resumable-upload | - | resumable tus
200 | OK | c | - | RFC 9110 | - | success succès
201 | Created | - | Location | RFC 9110 | - | post put créé
202 | Accepted | - | - | RFC 9110 | - | async queue accepté
203 | Non-Authoritative Information | c | - | RFC 9110 | - | transform
204 | No Content | c | ETag | RFC 9110 | - | empty delete vide
205 | Reset Content | - | - | RFC 9110 | - | form formulaire
206 | Partial Content | c | Content-Range | RFC 9110 | - | range resume video plage
207 | Multi-Status | d | - | RFC 4918 | - | batch
208 | Already Reported | d | - | RFC 5842 | - | -
226 | IM Used | - | IM, Delta-Base | RFC 3229 | - | delta diff
300 | Multiple Choices | c | Location, Link | RFC 9110 | - | negotiation
301 | Moved Permanently | c | Location | RFC 9110 | - | redirect redirection
302 | Found | - | Location | RFC 9110 | Moved Temporarily | redirect temporary redirection temporaire
303 | See Other | - | Location | RFC 9110 | - | redirect redirection
304 | Not Modified | - | ETag, Cache-Control | RFC 9110 | - | cache
305 | Use Proxy | - | - | RFC 9110 | - | -
306 | (Unused) | - | - | RFC 9110 | Switch Proxy | -
307 | Temporary Redirect | - | Location | RFC 9110 | - | redirection temporaire
308 | Permanent Redirect | c | Location | RFC 9110 | - | redirection permanente
400 | Bad Request | - | - | RFC 9110 | - | invalid malformed json invalide
401 | Unauthorized | - | WWW-Authenticate | RFC 9110 | - | login unauthorised authentication password token connexion authentification
402 | Payment Required | - | - | RFC 9110 | - | billing paiement
403 | Forbidden | - | - | RFC 9110 | - | access denied permission accès refusé interdit
404 | Not Found | c | - | RFC 9110 | - | missing page dead link introuvable page manquante lien mort
405 | Method Not Allowed | c | Allow | RFC 9110 | - | get post put delete méthode
406 | Not Acceptable | - | - | RFC 9110 | - | negotiation
407 | Proxy Authentication Required | - | Proxy-Authenticate | RFC 9110 | - | -
408 | Request Timeout | - | Connection | RFC 9110 | - | slow lent
409 | Conflict | - | - | RFC 9110 | - | duplicate conflit
410 | Gone | c | - | RFC 9110 | - | deleted removed supprimé
411 | Length Required | - | - | RFC 9110 | - | content-length
412 | Precondition Failed | - | If-Match | RFC 9110 | - | etag
413 | Content Too Large | - | Retry-After | RFC 9110 | Payload Too Large | request entity too large upload size limit taille
414 | URI Too Long | c | - | RFC 9110 | Request-URI Too Long | url
415 | Unsupported Media Type | - | Accept, Accept-Encoding | RFC 9110 | - | content-type mime
416 | Range Not Satisfiable | - | Content-Range | RFC 9110 | Requested Range Not Satisfiable | -
417 | Expectation Failed | - | Expect | RFC 9110 | - | -
418 | I'm a teapot | - | - | RFC 9110, RFC 2324 | - | coffee joke théière café blague
421 | Misdirected Request | - | - | RFC 9110 | - | http/2 sni
422 | Unprocessable Content | - | - | RFC 9110 | Unprocessable Entity | validation
423 | Locked | d | - | RFC 4918 | - | lock verrou
424 | Failed Dependency | d | - | RFC 4918 | - | -
425 | Too Early | - | Early-Data | RFC 8470 | - | replay tls
426 | Upgrade Required | - | Upgrade | RFC 9110 | - | -
428 | Precondition Required | - | If-Match | RFC 6585 | - | lost update
429 | Too Many Requests | - | Retry-After | RFC 6585 | - | rate limit throttling quota débit
431 | Request Header Fields Too Large | - | - | RFC 6585 | - | cookie
451 | Unavailable For Legal Reasons | - | Link rel=blocked-by | RFC 7725 | - | censorship censure
500 | Internal Server Error | - | - | RFC 9110 | - | crash exception bug
501 | Not Implemented | c | - | RFC 9110 | - | -
502 | Bad Gateway | - | - | RFC 9110 | - | upstream reverse proxy passerelle
503 | Service Unavailable | - | Retry-After | RFC 9110 | - | maintenance overload surcharge
504 | Gateway Timeout | - | - | RFC 9110 | - | upstream passerelle
505 | HTTP Version Not Supported | - | - | RFC 9110 | - | -
506 | Variant Also Negotiates | - | - | RFC 2295 | - | -
507 | Insufficient Storage | d | - | RFC 4918 | - | disk full quota disque
508 | Loop Detected | d | - | RFC 5842 | - | infinite infinie
510 | Not Extended | - | - | RFC 2774 | - | -
511 | Network Authentication Required | - | - | RFC 6585 | - | captive portal wifi hotel portail captif`;

/** Codes in use that nobody registered: code, name, who uses it. */
const unregistered = `
218 | This is fine | Apache
419 | Page Expired | Laravel
420 | Enhance Your Calm | Twitter
430 | Security Rejection | Shopify
440 | Login Time-out | IIS
444 | No Response | nginx
449 | Retry With | IIS
450 | Blocked by Parental Controls | Microsoft
460 | Client Closed Connection | AWS ELB
463 | Too Many Forwarded Addresses | AWS ELB
464 | Incompatible Protocol | AWS ELB
494 | Request Header Too Large | nginx
495 | SSL Certificate Error | nginx
496 | SSL Certificate Required | nginx
497 | HTTP Sent to HTTPS Port | nginx
498 | Invalid Token | Esri
499 | Client Closed Request | nginx
509 | Bandwidth Limit Exceeded | cPanel
520 | Unknown Error | Cloudflare
521 | Server Is Down | Cloudflare
522 | Connection Timed Out | Cloudflare
523 | Origin Unreachable | Cloudflare
524 | Timeout Occurred | Cloudflare
525 | TLS Handshake Failed | Cloudflare
526 | Invalid TLS Certificate | Cloudflare
529 | Overloaded | various
530 | Error 1xxx | Cloudflare
561 | Unauthorized | AWS ELB
598 | Network Read Timeout | proxies
599 | Network Connect Timeout | proxies`;

const linesOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

const partsOf = (field: string | undefined, separator: string): readonly string[] =>
  field === undefined || field === '-' ? [] : field.split(separator);

/** All codes, by number. */
export const statuses: readonly Status[] = [...linesOf(registered), ...linesOf(unregistered)]
  .map(([code, name = '', flags = '', headers, specifications, formerName, tags]): Status => {
    const isRegistered = headers !== undefined;
    return {
      code: Number(code),
      name,
      type: flags === 'd' ? 'WebDAV' : 'HTTP',
      isCacheable: flags === 'c',
      headers: partsOf(headers, ', '),
      specifications: partsOf(specifications, ', '),
      formerName: formerName === '-' ? undefined : formerName,
      vendor: isRegistered ? undefined : flags,
      tags: partsOf(tags, ' '),
    };
  })
  .sort((a, b) => a.code - b.code);
