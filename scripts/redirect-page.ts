/**
 * A page that leads on, for hosts that know nothing of redirects. Query and fragment go along where scripts run.
 * @param base the site's root as seen from the page
 * @param to where it leads, from the site's root
 * @param canonical the address that search engines are told
 */
export const redirectPage = (base: string, to: string, policy: string, canonical = to): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<base href="${base}">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Moved - Penknife</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<script src="redirect.js" data-to="${to}"></script>
<meta http-equiv="refresh" content="0;url=${to}">
</head>
<body><a href="${to}">${to}</a></body>
</html>
`;
