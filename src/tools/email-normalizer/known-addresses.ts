const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Local parts of functions, which several people read (RFC 2142, and others in common use), as of 29 November 2026. */
const roles = words(`
  abuse accounting accounts admin administrator all billing board careers contact contato crew customercare
  customerservice daemon dev devnull dns donotreply editor enquiries events everyone feedback finance ftp hello help
  helpdesk hostmaster hr info inquiries investors invoices it jobs kontakt legal list listserv mail mailer-daemon mailerdaemon
  marketing media news newsletter no-reply nobody noc noreply office operations orders postmaster press privacy
  recruiting recruitment registrar reply returns root sales security service shop spam staff subscribe support
  sysadmin team tech undisclosed-recipients unsubscribe usenet uucp webmaster welcome www
`);

/** Domains of mailboxes that anybody can open without a password, for minutes or hours: the best known ones, as of 29 November 2026. */
const disposable = words(`
  10minutemail.com 10minutemail.net 1secmail.com 1secmail.net 1secmail.org 20minutemail.com 33mail.com anonbox.net
  armyspy.com burnermail.io byom.de cuvox.de dayrep.com deadaddress.com discard.email discardmail.com dispostable.com
  dropmail.me einrot.com emailondeck.com fakeinbox.com fakemail.net fakemailgenerator.com fleckens.hu
  getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info
  guerrillamail.net guerrillamail.org guerrillamailblock.com gustr.com harakirimail.com inboxkitten.com incognitomail.org
  jetable.org jourrapide.com mail-temp.com mail.tm mailcatch.com maildrop.cc mailexpire.com mailforspam.com
  mailinator.com mailinator.net mailmetrash.com mailnesia.com mailnull.com mailsac.com mailtemp.info meltmail.com
  minuteinbox.com mintemail.com moakt.com mohmal.com mytemp.email mytrashmail.com nada.email one-time.email
  pokemail.net rhyta.com sharklasers.com spam4.me spambog.com spambox.us spamex.com spamgourmet.com superrito.com
  teleworm.us temp-mail.io temp-mail.org tempail.com tempinbox.com tempmail.com tempmail.net tempmail.plus tempmailo.com
  tempr.email throwawaymail.com trash-mail.com trashmail.com trashmail.de trashmail.net trbvm.com
  wegwerfemail.de wegwerfmail.de wegwerfmail.net yopmail.com yopmail.fr yopmail.net zeroinbox.com
`);

/** Whether a local part, in lower case and without a tag, is one of a function. */
export const isRole = (local: string): boolean => roles.has(local);

/** Whether a domain in lower case, or one above it, is of disposable addresses. */
export const isDisposable = (domain: string): boolean => {
  const labels = domain.split('.');
  return labels.some((_, index) => disposable.has(labels.slice(index).join('.')));
};
